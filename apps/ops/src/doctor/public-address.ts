import { type Asked, isItself } from "./ask.ts"
import { type Finding, fault, ok, warning } from "./finding.ts"
import { isOpenPlainly, type Settings } from "./from-the-server.ts"
import { healthIn } from "./health.ts"

type AddressFacts = {
  /** That of PUBLIC_URL, or of the command line where that is not set; null for neither. */
  url: string | null
  isSet: boolean
  isOpenPlainly: boolean
  /** Its answer at /healthz. */
  asked: Asked | null
  version: string
  /** The PUBLIC_URL with which the server was started that answers there, null for none; undefined if it does not say. */
  itsPublicUrl: string | null | undefined
  /** That of the server on this machine. */
  ourPublicUrl: string | null
}

export function addressFacts(
  settings: Pick<Settings, "publicUrl" | "host">,
  asked: Omit<AddressFacts, "isSet" | "isOpenPlainly">,
): AddressFacts {
  return { ...asked, isSet: settings.publicUrl !== undefined, isOpenPlainly: isOpenPlainly(settings) }
}

export function publicAddressFinding(facts: AddressFacts): Finding {
  const { url, asked, isSet } = facts
  if (url === null) return withoutAddress(facts)
  if (isItself(url))
    return fault(
      "public-address",
      `${url} means this machine on this machine, and the phone itself on a phone.`,
      CORRECT,
    )
  if (asked === null || asked.answer === null)
    return fault(
      "public-address",
      `${url} does not answer from here (${asked?.reason ?? "not asked"}).`,
      `${CORRECT} If phones do open it, this machine’s router does not lead back to itself.`,
    )
  return (
    answeredFinding(facts, asked.answer) ?? (isSet ? ok("public-address", `${url} leads here.`) : unsetFinding(url))
  )
}

const CORRECT = "Set PUBLIC_URL to the address that people type: it is in QR codes and on printed cards."

function answeredFinding(facts: AddressFacts, answer: NonNullable<Asked["answer"]>): Finding | null {
  const { url, version } = facts
  const { status, location } = answer
  if (location !== null && status >= 300 && status < 400) {
    const target = URL.canParse(location, url ?? undefined) ? new URL(location, url ?? undefined) : null
    return fault(
      "public-address",
      `${url} leads on to ${target?.origin ?? location}.`,
      `Set PUBLIC_URL=${target?.origin ?? location} if that is where people should be.`,
    )
  }
  const health = healthIn(answer)
  if (health === null)
    return fault(
      "public-address",
      `At ${url} something else answers than Rosette (status ${status}).`,
      `${CORRECT} If it is right, let the proxy lead all paths to the server.`,
    )
  if (health.version !== version)
    return fault(
      "public-address",
      `At ${url} version ${health.version ?? "unknown"} answers, and this is version ${version}.`,
      "Restart every server after the update. If they are new, PUBLIC_URL leads to another installation.",
    )
  return otherInstallation(facts)
}

/** Each installation has a PUBLIC_URL of its own: a server that has another one is not this one, whatever its version. */
function otherInstallation({ url, itsPublicUrl, ourPublicUrl }: AddressFacts): Finding | null {
  if (itsPublicUrl === undefined || itsPublicUrl === ourPublicUrl) return null
  return fault(
    "public-address",
    `At ${url} a server answers whose PUBLIC_URL is ${itsPublicUrl ?? "not set"}: another installation.`,
    CORRECT,
  )
}

const unsetFinding = (url: string): Finding =>
  warning("public-address", `${url} leads here, and PUBLIC_URL is not set.`, `Set PUBLIC_URL=${url}`)

function withoutAddress({ isOpenPlainly: isOpen }: AddressFacts): Finding {
  const network = isOpen ? " Everybody in the network can reach the server by plain http." : ""
  return warning(
    "public-address",
    `PUBLIC_URL is not set.${network}`,
    `${CORRECT} For a look at this machine alone, HOST=127.0.0.1 keeps it closed.`,
  )
}
