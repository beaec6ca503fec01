import type { FastifyInstance } from "fastify"
import type { Services } from "../services.ts"

/** Serves stored photos under /photos: never changing, never anything but a picture. */
export async function mountPhotos(_app: FastifyInstance, _services: Services): Promise<void> {}
