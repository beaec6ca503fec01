import type { FastifyInstance } from "fastify"
import { AppError } from "../../kernel/app-error.ts"
import { refusalOf } from "../../kernel/refusal.ts"
import type { Services } from "../../kernel/services.ts"
import { byteRange } from "./byte-range.ts"
import { sendRefusal } from "./send-refusal.ts"

/** A photo never changes under its name, and a browser must treat it only as a picture. */
const HEADERS = {
  "content-type": "image/webp",
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "accept-ranges": "bytes",
} as const

/** Serves stored photos and thumbnails under /photos: immutable, and only ever as pictures. */
export async function mountPhotos(app: FastifyInstance, { photos }: Services): Promise<void> {
  await app.register(
    async (folder) => {
      folder.setErrorHandler((error, _request, reply) => sendRefusal(reply, refusalOf(error)))
      folder.setNotFoundHandler((_request, reply) => sendRefusal(reply, new AppError("NOT_FOUND")))
      folder.get<{ Params: { fileName: string } }>("/:fileName", async (request, reply) => {
        const photo = await photos.read(request.params.fileName)
        if (!photo) return sendRefusal(reply, new AppError("NOT_FOUND"))
        const { range, "if-range": ifRange } = request.headers
        // A photo has nothing to compare an If-Range with.
        const part = request.method === "GET" && ifRange === undefined ? byteRange(range, photo.length) : null
        if (part === null) return reply.headers(HEADERS).send(photo)
        if (part === "unsatisfiable")
          return sendRefusal(
            reply.header("content-range", `bytes */${photo.length}`),
            new AppError("RANGE_NOT_SATISFIABLE"),
          )
        const { start, end } = part
        return reply
          .status(206)
          .headers({ ...HEADERS, "content-range": `bytes ${start}-${end}/${photo.length}` })
          .send(photo.subarray(start, end + 1))
      })
    },
    { prefix: "/photos" },
  )
}
