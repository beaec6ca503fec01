import type { Asked, Certificate } from "./ask.ts"
import { type Finding, fault, ok, warning } from "./finding.ts"

type CertificateFacts = { url: string; asked: Asked }

/** Null where there is nothing to say: the address does not answer, which is a finding of its own. */
export function certificateFinding({ url, asked: { answer, reason } }: CertificateFacts, now: Date): Finding | null {
  if (url.startsWith("http:"))
    return warning(
      "certificate",
      `${url} has no TLS: phones cannot judge without a network, and cookies can be read on the way.`,
      "Put a proxy with https in front, and set PUBLIC_URL to the https address.",
    )
  if (answer === null)
    return isOfTls(reason) ? fault("certificate", `${url} does not speak TLS as browsers do (${reason}).`, RENEW) : null
  return answer.certificate === null ? null : findingOf(url, answer.certificate, now)
}

const isOfTls = (reason: string) => /SSL|TLS/.test(reason)

const RENEW = "Look into the proxy’s log: it asks for the certificate, and says why it got none."

const WORDS: Record<string, string> = {
  CERT_HAS_EXPIRED: "has run out",
  CERT_NOT_YET_VALID: "is not valid yet",
  ERR_TLS_CERT_ALTNAME_INVALID: "is for another name",
  DEPTH_ZERO_SELF_SIGNED_CERT: "is signed by itself",
}

function findingOf(url: string, { problem, validFrom, validTo }: Certificate, now: Date): Finding {
  if (problem !== null)
    return fault(
      "certificate",
      `The certificate of ${url} ${WORDS[problem] ?? "is not trusted"} (${problem}).`,
      adviceOf(problem),
    )
  const until = validTo.toISOString().slice(0, "2026-01-01".length)
  if (validTo.getTime() - now.getTime() < LAST_PART * (validTo.getTime() - validFrom.getTime()))
    return warning(
      "certificate",
      `The certificate of ${url} ends on ${until}, and should have been renewed by now.`,
      RENEW,
    )
  return ok("certificate", `The certificate of ${url} is valid until ${until}.`)
}

/** Proxies renew a certificate while a third of its time is left. */
const LAST_PART = 0.25

function adviceOf(problem: string): string {
  if (problem === "CERT_NOT_YET_VALID" || problem === "CERT_HAS_EXPIRED")
    return `${RENEW} Check this machine’s clock, too.`
  if (problem === "ERR_TLS_CERT_ALTNAME_INVALID") return "Let the proxy get a certificate for the name in PUBLIC_URL."
  return "Phones refuse it unless they trust its authority; a proxy that leaves out the chain looks the same. With an authority of your own: NODE_EXTRA_CA_CERTS=root.crt rosette doctor"
}
