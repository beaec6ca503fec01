import type { FastifyInstance } from "fastify"
import { refusalOf } from "../../../kernel/refusal.ts"
import type { Services } from "../../../kernel/services.ts"
import { AppError } from "../../../refusals/app-error.ts"
import { sendRefusal } from "../send-refusal.ts"
import { byteRange } from "./byte-range.ts"

/** A photo never changes under its name. Browsers must treat it only as a picture. */
const HEADERS = {
  "content-type": "image/webp",
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "accept-ranges": "bytes",
} as const

/** Serves stored photos and thumbnails under /photos: immutable, and only as pictures. */
export async function mountPhotos(app: FastifyInstance, { photos }: Services): Promise<void> {
  await app.register(
    async (folder) => {
      folder.setErrorHandler((error, _request, reply) => sendRefusal(reply, refusalOf(error)))
      folder.setNotFoundHandler((_request, reply) => sendRefusal(reply, new AppError("NOT_FOUND")))
      folder.get<{ Params: { fileName: string } }>("/:fileName", async (request, reply) => {
        const { fileName } = request.params
        const { range, "if-range": ifRange } = request.headers
        // A photo has no validator that an If-Range could name.
        const isPart = request.method === "GET" && range !== undefined && ifRange === undefined
        const total = isPart ? await photos.size(fileName) : null
        const part = total === null ? null : byteRange(range, total)
        if (part === "unsatisfiable")
          return sendRefusal(reply.header("content-range", `bytes */${total}`), new AppError("RANGE_NOT_SATISFIABLE"))
        const photo = await photos.open(fileName, part ?? undefined)
        if (!photo) return sendRefusal(reply, new AppError("NOT_FOUND"))
        reply.headers({ ...HEADERS, "content-length": photo.bytes })
        if (part) reply.status(206).header("content-range", `bytes ${part.start}-${part.end}/${total}`)
        return reply.send(photo.content)
      })
    },
    { prefix: "/photos" },
  )
}
