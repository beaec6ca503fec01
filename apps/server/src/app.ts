import multipart from "@fastify/multipart"
import { LIMITS } from "@rosette/contract"
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify"
import Fastify, { type FastifyInstance } from "fastify"
import { refuseForeignWrites } from "./http/foreign-origin.ts"
import { mountHealth } from "./http/health.ts"
import { addSecurityHeaders } from "./http/security-headers.ts"
import { serveWebFiles } from "./http/web-files.ts"
import { mountPhotos } from "./photos/mount-photos.ts"
import { readJson } from "./rest/json-body.ts"
import { mountRest } from "./rest/mount.ts"
import type { Services } from "./services.ts"
import { createContext } from "./trpc/context.ts"
import { doorOf } from "./trpc/door.ts"
import { refusalOf } from "./trpc/refusal.ts"
import { type AppRouter, appRouter } from "./trpc/root.ts"

type TrpcOptions = FastifyTRPCPluginOptions<AppRouter>["trpcOptions"]

const trpcOptions = (services: Services): TrpcOptions => ({
  router: appRouter,
  maxBatchSize: LIMITS.body.batchedCalls,
  createContext: ({ req, res }) => createContext(services, doorOf(req, res, services.settings)),
  responseMeta: ({ errors }) => {
    const retryAfter = errors.map((error) => refusalOf(error).retryAfterSeconds).find((seconds) => seconds !== undefined)
    return retryAfter === undefined ? {} : { headers: { "retry-after": String(retryAfter) } }
  },
  onError({ error, req, path }) {
    const refusal = refusalOf(error)
    if (refusal.code === "UNAVAILABLE") req.log.error({ err: refusal.cause ?? error, path }, "call failed")
  },
})

/** The whole server on given services: both doors, photos, health and the web client; it does not listen yet. */
export async function buildApp(services: Services, options: { webRoot: string }): Promise<FastifyInstance> {
  const { settings } = services
  const app: FastifyInstance = Fastify({
    logger: settings.logLevel === "silent" ? false : { level: settings.logLevel },
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    bodyLimit: LIMITS.body.trpcBytes,
    forceCloseConnections: "idle" as const,
  })
  addSecurityHeaders(app)
  mountHealth(app, services)
  await mountPhotos(app, services)
  await app.register(async (api) => {
    refuseForeignWrites(api, settings.publicUrl)
    await api.register(multipart)
    readJson(api)
    mountRest(api, services)
  }, { prefix: "/api" })
  await app.register(async (rpc) => {
    refuseForeignWrites(rpc, settings.publicUrl)
    await rpc.register(fastifyTRPCPlugin, { prefix: "/trpc", trpcOptions: trpcOptions(services) })
  })
  await serveWebFiles(app, options.webRoot)
  return app
}
