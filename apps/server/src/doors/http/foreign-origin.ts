import { isIP } from "node:net"
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

/** Whether no other site can have this name: an address, or that of this machine. */
const isUnmistakable = (hostname: string) =>
  hostname === "localhost" || isIP(hostname.replace(/^\[(.*)\]$/, "$1")) !== 0

/**
 * The origins of the server's own pages: that of PUBLIC_URL, or without one the requested one. Beside PUBLIC_URL people may
 * open the machine by its address; another name than the public one may be that of a foreign site that points here.
 */
function ownOrigins({ host, protocol, publicUrl }: RequestOrigins): string[] {
  const asked = URL.canParse(`${protocol}://${host}`) ? new URL(`${protocol}://${host}`) : null
  if (publicUrl === undefined) return asked ? [asked.origin] : []
  const known = new URL(publicUrl)
  const isByAddress = asked !== null && isUnmistakable(asked.hostname) && asked.hostname !== known.hostname
  return isByAddress ? [known.origin, asked.origin] : [known.origin]
}

/**
 * Whether a browser sent this write from a page of another site. What the browser itself says of it, no page can forge: it counts
 * before any address, which a proxy may have changed. A client with neither header is not a browser.
 */
export function isForeignWrite(asked: RequestOrigins): boolean {
  const { method, origin, fetchSite } = asked
  if (READS.has(method) || fetchSite === "same-origin") return false
  if (fetchSite !== undefined && fetchSite !== "none") return true
  if (origin === undefined) return false
  return !URL.canParse(origin) || !ownOrigins(asked).includes(new URL(origin).origin)
}

/** For whoever runs the server: both addresses, and what to set if they should be the same. */
const mismatchLine = ({ origin = "unknown", protocol, host, publicUrl }: RequestOrigins) => ({
  browser: origin,
  server: `${protocol}://${host}`,
  publicUrl: publicUrl ?? "not set",
  msg:
    "a write from another address was refused. If the browser's address is that of this site, set PUBLIC_URL to it, " +
    "or let the proxy forward the Host header and set TRUST_PROXY",
})

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
    if (!isForeignWrite(asked)) return done()
    const { msg, ...addresses } = mismatchLine(asked)
    request.log.warn(addresses, msg)
    done(new AppError("FOREIGN_ORIGIN"))
  })
}
