import { LIMITS } from "@rosette/contract"
import type { FastifyRequest } from "fastify"
import { AppError, invalid } from "../app-error.ts"

/** The bytes of the multipart field "image". INVALID_INPUT without one, TOO_LARGE above the photo limit. */
export async function receiveImage(request: FastifyRequest): Promise<{ image: Uint8Array }> {
  if (!request.isMultipart()) throw new AppError("UNSUPPORTED_MEDIA_TYPE")
  const part = await request.file({ limits: { fileSize: LIMITS.photo.maxBytes, files: 1 } })
  if (!part || part.fieldname !== "image") throw invalid(["image"], "Please select an image file (JPG, PNG, etc.)")
  return { image: await part.toBuffer() }
}
