import { LIMITS } from "@rosette/contract/limits"
import Fastify, { type FastifyInstance } from "fastify"
import { releaseBeforeAnswers } from "./doors/calls/work-of-request.ts"
import { acceptFirst } from "./doors/http/accept-first.ts"
import { brokenRequestOptions, refuseBrokenRequests } from "./doors/http/broken-requests.ts"
import { drainOnClose } from "./doors/http/draining.ts"
import { compressAnswers } from "./doors/http/files/compressed-answers.ts"
import { mountPhotos } from "./doors/http/files/mount-photos.ts"
import { isWebBuilt, screenDocuments, serveWebFiles } from "./doors/http/files/web-files.ts"
import { refuseForeignWrites } from "./doors/http/foreign-origin.ts"
import { mountHealth } from "./doors/http/health.ts"
import { mountMetrics } from "./doors/http/logs/mount-metrics.ts"
import { logOptions, logRequests } from "./doors/http/logs/request-log.ts"
import { mountCards } from "./doors/http/mount-cards.ts"
import { mountPublicPages } from "./doors/http/mount-public-pages.ts"
import { answerUnknownPaths } from "./doors/http/not-found.ts"
import { addSecurityHeaders } from "./doors/http/security-headers.ts"
import { waitForBodies } from "./doors/http/unread-body.ts"
import { mountRest } from "./doors/rest/mount.ts"
import { mountTrpc } from "./doors/trpc/mount.ts"
import { mountVotingPage } from "./doors/vote/mount-voting-page.ts"
import { isStageOpen } from "./features/publishing/ceremony/stage-query.ts"
import type { Services } from "./kernel/services.ts"

/** An idle connection is closed after this time. Live streams send pings more often. */
const SILENCE_MS = 60_000
/** How long a whole request may take to arrive: enough for ten megabytes on a slow phone network. */
const ARRIVAL_MS = 180_000
const HEADERS_MS = 20_000
/** How often Node looks for connections that have taken longer. */
const CHECKED_EVERY_MS = 5_000
/** The names of a whole batch of calls are one parameter of the path. */
const PARAM_CHARS = 2_000

type AppOptions = { webRoot: string; logTo?: { write(line: string): void } }

/**
 * Builds the whole server on the given services: both APIs, photos, health and the web client. It does not listen yet.
 */
export async function buildApp(services: Services, { webRoot, logTo }: AppOptions): Promise<FastifyInstance> {
  const { trustProxy, publicUrl, logLevel } = services.settings
  const hasScreens = isWebBuilt(webRoot)
  const app: FastifyInstance = Fastify({
    ...logOptions({ logLevel, logTo }),
    ...brokenRequestOptions(publicUrl),
    trustProxy: (_address, hop) => hop < trustProxy,
    bodyLimit: LIMITS.body.trpcBytes,
    routerOptions: { maxParamLength: PARAM_CHARS },
    connectionTimeout: SILENCE_MS,
    requestTimeout: ARRIVAL_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECKED_EVERY_MS, requireHostHeader: false },
    forceCloseConnections: true,
    return503OnClosing: false,
    // Fastify ends a close that takes this long with an error. Draining and the database have limits of their own.
    pluginTimeout: 0,
  })
  acceptFirst(app)
  logRequests(app)
  addSecurityHeaders(app, publicUrl)
  compressAnswers(app)
  refuseBrokenRequests(app)
  releaseBeforeAnswers(app)
  waitForBodies(app)
  // Before draining: live clients reconnect in a moment, here or to another server.
  app.addHook("preClose", () => services.live.close())
  const isClosing = drainOnClose(app)
  refuseForeignWrites(app, publicUrl)
  answerUnknownPaths(app, {
    hasScreens,
    documentOf: screenDocuments(webRoot),
    isStageOpen: (stageKey) => isStageOpen(services.db, stageKey),
  })
  mountHealth(app, services, isClosing)
  mountMetrics(app, services)
  await mountPhotos(app, services)
  const publicPages = await mountPublicPages(app, services)
  await mountVotingPage(app, services)
  mountCards(app, services, publicPages)
  await app.register((api) => mountRest(api, services), { prefix: "/api" })
  await app.register((rpc) => mountTrpc(rpc, services), { prefix: "/trpc" })
  if (hasScreens) await serveWebFiles(app, webRoot)
  return app
}
