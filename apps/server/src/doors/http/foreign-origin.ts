import type { FastifyInstance } from "fastify"
import { AppError } from "../../refusals/app-error.ts"

const READS = new Set(["GET", "HEAD", "OPTIONS"])

type RequestOrigins = {
  method: string
  /** The request's host, and its protocol as far as known. */
  host: string
  protocol: string
  origin: string | undefined
  fetchSite: string | undefined
  publicUrl: string | undefined
}

/**
 * The origins of the server's own pages: that of PUBLIC_URL, and the requested one, unless it is the same host with
 * another scheme.
 */
function ownOrigins({ host, protocol, publicUrl }: RequestOrigins): string[] {
  const asked = `${protocol}://${host}`
  const isAsked = URL.canParse(asked)
  if (publicUrl === undefined) return isAsked ? [new URL(asked).origin] : []
  const known = new URL(publicUrl)
  const isPublicHost = isAsked && new URL(`${known.protocol}//${host}`).host === known.host
  return isAsked && !isPublicHost ? [known.origin, new URL(asked).origin] : [known.origin]
}

/**
 * Behind a proxy that is not configured, an https page's request arrives by http: then the browser's own Sec-Fetch-Site
 * decides.
 */
const isSameHostByHttps = (origin: URL, { host, fetchSite }: RequestOrigins) =>
  fetchSite === "same-origin" && origin.protocol === "https:" && origin.host === host

/** Whether a browser sent this write from a page of another site. A client with neither header is not a browser. */
export function isForeignWrite(asked: RequestOrigins): boolean {
  const { method, origin, fetchSite } = asked
  if (READS.has(method)) return false
  if (fetchSite !== undefined && fetchSite !== "same-origin" && fetchSite !== "none") return true
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const sender = new URL(origin)
  return !ownOrigins(asked).includes(sender.origin) && !isSameHostByHttps(sender, asked)
}

/** Refuses foreign writes on both APIs before anything else. */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { method, headers, host, protocol } = request
    const fetchSite = headers["sec-fetch-site"]
    const asked = {
      method,
      host,
      protocol,
      origin: headers.origin,
      fetchSite: Array.isArray(fetchSite) ? fetchSite[0] : fetchSite,
      publicUrl,
    }
    done(isForeignWrite(asked) ? new AppError("FOREIGN_ORIGIN") : undefined)
  })
}
