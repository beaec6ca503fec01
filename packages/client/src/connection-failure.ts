import { ConnectionError } from "./errors.ts"

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/
const TIMED_OUT = /TIMEDOUT|TIMEOUT/
/** What tRPC says of JSON that is not an answer of tRPC. */
const OTHER_JSON = "Unable to transform response from server"

/** The error and what has caused it, outermost first. */
function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

/** Node names the reason in the code of the innermost cause; a browser does not name it. */
function reasonOf(error: unknown): string | undefined {
  const codes = [...causesOf(error)].flatMap((cause) =>
    "code" in cause && typeof cause.code === "string" ? cause.code : [],
  )
  return codes.at(-1)
}

/** Why a request has failed that got no answer, or one that could not be read; null if the network has no part in it. */
export function connectionFailure(error: unknown, hasTimedOut: boolean): ConnectionError | null {
  const causes = [...causesOf(error)]
  const known = causes.find((cause) => cause instanceof ConnectionError)
  if (known) return known
  const reason = reasonOf(error)
  const facts = { reason, cause: error }
  if (hasTimedOut || TIMED_OUT.test(reason ?? "")) return new ConnectionError("timedOut", facts)
  if (CERTIFICATE.test(reason ?? "")) return new ConnectionError("certificate", facts)
  if (causes.some((cause) => cause instanceof SyntaxError || cause.message === OTHER_JSON))
    return new ConnectionError("notTheApi", facts)
  return causes.some((cause) => cause instanceof TypeError) ? new ConnectionError("unreachable", facts) : null
}

/** Refuses an answer that is no JSON, such as a page of a proxy. */
export function refuseOtherContent(answer: Response): void {
  const contentType = answer.headers.get("content-type") ?? ""
  if (/^application\/json\b/.test(contentType)) return
  throw new ConnectionError("notTheApi", { status: answer.status, contentType })
}
