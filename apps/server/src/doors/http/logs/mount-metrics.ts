import type { FastifyInstance, FastifyRequest } from "fastify"
import { waitingSheets } from "../../../features/judges/waiting-query.ts"
import type { Services } from "../../../kernel/services.ts"
import { equalInConstantTime } from "../../../lib/equal-in-constant-time.ts"
import { freeBytesOf } from "../../../photos/storage-guard.ts"
import { AppError } from "../../../refusals/app-error.ts"
import { isEventStream } from "../draining.ts"
import { sendRefusal } from "../send-refusal.ts"

const openConnections = (app: FastifyInstance) => () =>
  new Promise<number>((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
/** Headers that a proxy adds: with one of these, the connection's address is not the caller's. */
const FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"]

const ONLY_HERE = "Metrics are read on this machine, or with the token of METRICS_TOKEN."

/** Asked for by this machine's own name: a proxy that adds no header, or a foreign name that points here, has another. */
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/** Whether the caller may read the metrics: from this machine, or with the token. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined)
  const isAskedHere = LOOPBACK_HOST.test(headers.host ?? "")
  if (!isForwarded && isAskedHere && LOOPBACK.test(socket.remoteAddress ?? "")) return true
  const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1]
  return token !== undefined && given !== undefined && equalInConstantTime(given, token)
}

/**
 * Counts every answer except live streams, and serves the metrics at `/metrics` to this machine and to callers with the
 * token.
 */
export function mountMetrics(app: FastifyInstance, services: Services): void {
  const { metrics, settings, backups } = services
  app.addHook("onResponse", (request, reply, done) => {
    // The duration of a live stream is not a response time.
    if (!isEventStream(reply)) {
      const seconds = reply.elapsedTime / 1_000
      metrics.answered(request.routeOptions.url ?? "none", request.method, reply.statusCode, seconds)
    }
    done()
  })
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, settings.metricsToken))
      return sendRefusal(reply, new AppError("FORBIDDEN", { message: ONLY_HERE }))
    reply.header("cache-control", "no-store").type("text/plain; version=0.0.4; charset=utf-8")
    // Metrics matter most while the database or the disk fails.
    const [clients, waiting, freeBytes] = await Promise.all([
      openConnections(app)(),
      waitingSheets(services.db, new Date()).catch(() => null),
      freeBytesOf(settings.dataDir).catch(() => null),
    ])
    return metrics.text({ clients, waitingSheets: waiting, freeBytes, backup: backups.state() })
  })
}
