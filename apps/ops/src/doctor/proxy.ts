import { type Finding, fault, ok, warning } from "./finding.ts"
import type { Health } from "./health.ts"

type ProxyFacts = {
  /** The address that people type. */
  url: string
  isSet: boolean
  trustProxy: number
  /** By what protocol the server believes that it was asked there; null if it does not say. */
  protocol: Health["protocol"]
}

const HEADERS = "X-Forwarded-Proto, X-Forwarded-For and Host"

/** The server itself speaks plain http only: at an https address there is a proxy. Null without need of one, or of news of it. */
export function proxyFinding({ url, isSet, trustProxy, protocol }: ProxyFacts): Finding | null {
  if (!url.startsWith("https:")) return null
  if (trustProxy === 0)
    return fault(
      "proxy",
      "TRUST_PROXY is 0, and a proxy stands in front: everybody’s failed sign-ins count for one address.",
      `Set TRUST_PROXY to the number of proxies, and let each pass ${HEADERS}.`,
    )
  if (protocol === null) return null
  if (protocol === "https") return ok("proxy", "The proxy passes on by which protocol it was asked.")
  const found = `The proxy does not pass on that ${url} was asked by https`
  const toDo = `Let it send ${HEADERS}. Caddy does by itself; nginx: proxy_set_header X-Forwarded-Proto $scheme;`
  return isSet
    ? warning("proxy", `${found}; it may leave out the addresses of people, too.`, toDo)
    : fault("proxy", `${found}: cookies are not Secure, and older browsers cannot save.`, toDo)
}
