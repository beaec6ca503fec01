import type { FastifyInstance } from "fastify"
import { AppError } from "../app-error.ts"

const READS = new Set(["GET", "HEAD", "OPTIONS"])

type Asked = {
  method: string
  host: string
  origin: string | undefined
  fetchSite: string | undefined
  publicUrl: string | undefined
}

/** Whether a browser sent this write from a page of another site. Programs that send neither header are no browser. */
export function isForeignWrite({ method, host, origin, fetchSite, publicUrl }: Asked): boolean {
  if (READS.has(method)) return false
  if (fetchSite !== undefined && fetchSite !== "same-origin" && fetchSite !== "none") return true
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const asked = new URL(origin)
  return asked.host !== host && (publicUrl === undefined || asked.origin !== new URL(publicUrl).origin)
}

/** Refuses foreign writes on both doors before anything else looks at them. */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { method, headers, host } = request
    const fetchSite = headers["sec-fetch-site"]
    const asked = {
      method,
      host,
      origin: headers.origin,
      fetchSite: Array.isArray(fetchSite) ? fetchSite[0] : fetchSite,
      publicUrl,
    }
    done(isForeignWrite(asked) ? new AppError("FOREIGN_ORIGIN") : undefined)
  })
}
