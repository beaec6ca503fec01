import type { FastifyInstance, FastifyReply } from "fastify"
import { AppError } from "../app-error.ts"
import type { Services } from "../services.ts"
import { refusalOf } from "../trpc/refusal.ts"

/** A photo never changes under its name, and a browser must take it for nothing but a picture. */
const HEADERS = {
  "content-type": "image/webp",
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
} as const

/** Serves stored photos and thumbnails under /photos: never changing, never anything but a picture. */
export async function mountPhotos(app: FastifyInstance, { photos }: Services): Promise<void> {
  const refuse = (reply: FastifyReply, refusal: AppError) => reply.status(refusal.status).send(refusal.toRefusal())

  await app.register(
    async (folder) => {
      folder.setErrorHandler((error, _request, reply) => refuse(reply, refusalOf(error)))
      folder.setNotFoundHandler((_request, reply) => refuse(reply, new AppError("NOT_FOUND")))
      folder.get<{ Params: { fileName: string } }>("/:fileName", async (request, reply) => {
        const photo = await photos.read(request.params.fileName)
        return photo ? reply.headers(HEADERS).send(photo) : refuse(reply, new AppError("NOT_FOUND"))
      })
    },
    { prefix: "/photos" },
  )
}
