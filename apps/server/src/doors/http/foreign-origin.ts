import type { FastifyInstance } from "fastify"
import { AppError } from "../../kernel/app-error.ts"

const READS = new Set(["GET", "HEAD", "OPTIONS"])

type Asked = {
  method: string
  /** As the server was asked, and by which protocol as far as it knows. */
  host: string
  protocol: string
  origin: string | undefined
  fetchSite: string | undefined
  publicUrl: string | undefined
}

/** The origins of the server's own pages: that of PUBLIC_URL, and the one that it was asked at, unless that is the same host by another scheme. */
function ownOrigins({ host, protocol, publicUrl }: Asked): string[] {
  const asked = `${protocol}://${host}`
  const isAsked = URL.canParse(asked)
  if (publicUrl === undefined) return isAsked ? [new URL(asked).origin] : []
  const known = new URL(publicUrl)
  const isPublicHost = isAsked && new URL(`${known.protocol}//${host}`).host === known.host
  return isAsked && !isPublicHost ? [known.origin, new URL(asked).origin] : [known.origin]
}

/** Behind a proxy that nobody told the server of, it is asked by http what a page asked by https: then the browser's own word counts. */
const isSameHostByHttps = (origin: URL, { host, fetchSite }: Asked) =>
  fetchSite === "same-origin" && origin.protocol === "https:" && origin.host === host

/** Whether a browser sent this write from a page of another site. Programs that send neither header are no browser. */
export function isForeignWrite(asked: Asked): boolean {
  const { method, origin, fetchSite } = asked
  if (READS.has(method)) return false
  if (fetchSite !== undefined && fetchSite !== "same-origin" && fetchSite !== "none") return true
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const sender = new URL(origin)
  return !ownOrigins(asked).includes(sender.origin) && !isSameHostByHttps(sender, asked)
}

/** Refuses foreign writes on both doors before anything else looks at them. */
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
