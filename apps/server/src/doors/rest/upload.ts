import type { MultipartFile } from "@fastify/multipart"
import { LIMITS } from "@rosette/contract/limits"
import { PHOTO_TEXTS } from "@rosette/contract/photos"
import type { FastifyRequest } from "fastify"
import { AppError, invalid } from "../../refusals/app-error.ts"

const FIELD = "image"
const UNREADABLE = "The upload could not be read. Please send the image again."

/** The parser's own errors: a limit exceeded, or not valid multipart. */
function refusalOfUpload(error: unknown): AppError {
  if (error instanceof AppError) return error
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined
  return status === 413 ? new AppError("TOO_LARGE") : invalid([FIELD], UNREADABLE)
}

const LIMITS_OF_FORM = { fileSize: LIMITS.photo.maxBytes, files: 1, parts: 20 }

/** The parser truncates a file at the limit. Its own error is turned off, because it comes only with the next chunk. */
async function wholeFile(part: MultipartFile): Promise<Uint8Array> {
  const content = await part.toBuffer()
  if (part.file.truncated) throw new AppError("TOO_LARGE", { message: PHOTO_TEXTS.tooLarge })
  return content
}

async function findImage(request: FastifyRequest): Promise<Uint8Array | null> {
  for await (const part of request.parts({ limits: LIMITS_OF_FORM })) {
    if (part.type === "file" && part.fieldname === FIELD) return wholeFile(part)
    if (part.type === "file") part.file.resume()
  }
  return null
}

/** The bytes of the multipart field "image". INVALID_INPUT without one, TOO_LARGE above the photo limit. */
export async function receiveImage(request: FastifyRequest): Promise<{ image: Uint8Array }> {
  if (!request.isMultipart()) throw new AppError("UNSUPPORTED_MEDIA_TYPE")
  const image = await findImage(request).catch((error: unknown) => {
    throw refusalOfUpload(error)
  })
  if (!image) throw invalid([FIELD], PHOTO_TEXTS.notAnImage)
  return { image }
}
