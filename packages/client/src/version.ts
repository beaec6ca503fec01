import manifest from "../package.json" with { type: "json" }
import { connectionFailure, refuseOtherContent } from "./connection-failure.ts"
import { ConnectionError } from "./errors.ts"

/** Calls keep their form within a minor version. */
const formOf = (version: string) => version.split(".", 2).join(".")

/** Asks the server for its version, once, before the first call: nothing is changed on a server of another version. */
export function refuseOtherVersion(url: string, send: typeof fetch, timeoutMs: number): () => Promise<void> {
  let asked: Promise<void> | undefined
  return () => {
    asked ??= ask(url, send, timeoutMs).catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return asked
  }
}

async function ask(url: string, send: typeof fetch, timeoutMs: number): Promise<void> {
  const limit = AbortSignal.timeout(timeoutMs)
  const serverVersion = await send(`${url}/healthz`, { signal: limit })
    .then(versionIn)
    .catch((error: unknown) => {
      throw connectionFailure(error, limit.aborted) ?? error
    })
  if (serverVersion === null || formOf(serverVersion) !== formOf(manifest.version))
    throw new ConnectionError("otherVersion", { serverVersion })
}

/** The version in the answer; null of a server that does not say it. */
async function versionIn(answer: Response): Promise<string | null> {
  refuseOtherContent(answer)
  const health: unknown = await answer.json()
  if (typeof health !== "object" || health === null || !("status" in health))
    throw new ConnectionError("notTheApi", { status: answer.status, contentType: "application/json" })
  return "version" in health && typeof health.version === "string" ? health.version : null
}
