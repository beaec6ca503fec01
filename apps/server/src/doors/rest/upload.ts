import { buffer } from "node:stream/consumers"
import type { MultipartFile } from "@fastify/multipart"
import { LIMITS } from "@rosette/contract/limits"
import { PHOTO_TEXTS } from "@rosette/contract/photos"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Services } from "../../kernel/services.ts"
import { openSpool, type Spool } from "../../lib/spool.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"
import { whenDone } from "../calls/work-of-request.ts"

const FIELD = "image"
const UNREADABLE = "The upload could not be read. Please send the image again."

/** The parser's own errors: a limit exceeded, or not valid multipart. */
function refusalOfUpload(error: unknown): AppError {
  if (error instanceof AppError) return error
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined
  return status === 413 ? new AppError("TOO_LARGE") : invalid([FIELD], UNREADABLE)
}

const LIMITS_OF_FORM = { fileSize: LIMITS.photo.maxBytes, files: 1, fieldSize: LIMITS.body.smallBytes, parts: 20 }

/** Keeps a picture until its turn to be encoded. */
type Keep = (part: MultipartFile) => Promise<() => Promise<Uint8Array>>

/** The parser truncates a file at the limit. Its own error is turned off, because it comes only with the next chunk. */
const keepIn =
  (spool: Spool): Keep =>
  async (part) => {
    const kept = await spool.add(part.file)
    if (part.file.truncated) throw new AppError("TOO_LARGE", { message: PHOTO_TEXTS.tooLarge })
    return () => buffer(spool.read(kept))
  }

async function findImage(request: FastifyRequest, keep: Keep) {
  for await (const part of request.parts({ limits: LIMITS_OF_FORM })) {
    if (part.type === "file" && part.fieldname === FIELD) return keep(part)
    if (part.type === "file") part.file.resume()
  }
  return null
}

/**
 * The picture in the multipart field "image", kept on the disk until it is read: in memory many pictures that wait would leave
 * no room for judging. INVALID_INPUT without one, TOO_LARGE above the photo limit.
 */
export async function receiveImage(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings }: Services,
): Promise<{ image: () => Promise<Uint8Array> }> {
  if (!request.isMultipart()) throw new AppError("UNSUPPORTED_MEDIA_TYPE")
  const spool = await openSpool(settings.dataDir)
  whenDone(request, reply, () => void spool.close())
  // The parser would wait for ever for a body that was broken off before it listens.
  if (request.raw.destroyed) throw invalid([FIELD], UNREADABLE)
  const image = await findImage(request, keepIn(spool)).catch((error: unknown) => {
    throw refusalOfUpload(error)
  })
  if (!image) throw invalid([FIELD], PHOTO_TEXTS.notAnImage)
  return { image }
}
