import { connectionFailure, refuseOtherContent } from "./connection-failure.ts"
import { RosetteError } from "./errors.ts"
import { unlessLeft } from "./leaving.ts"
import type { ErrorBody } from "./types.ts"

type Door = { url: string; send: typeof fetch; check: () => Promise<void>; timeoutMs: number }

/** `timeoutMs` is how long the answer may take to begin. */
export type RestOptions = RequestInit & { timeoutMs?: number }

/** Sends a request to a path of REST, for what is no JSON: files and photos. Throws as a call does. */
export const restDoor =
  (door: Door): ((path: string, options?: RestOptions) => Promise<Response>) =>
  async (path, { timeoutMs = door.timeoutMs, signal, ...init } = {}) => {
    await (signal ? unlessLeft(door.check(), signal) : door.check())
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), timeoutMs)
    try {
      const either = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal
      const answer = await door.send(`${door.url}/api${path}`, { ...init, signal: either })
      if (!answer.ok) throw await refusalOf(answer)
      return answer
    } catch (error) {
      throw signal?.aborted ? error : (connectionFailure(error, limit.signal.aborted) ?? error)
    } finally {
      clearTimeout(timer)
    }
  }

async function refusalOf(answer: Response): Promise<RosetteError> {
  refuseOtherContent(answer)
  const { error, code, ...details }: ErrorBody = await answer.json()
  const retryAfter = Number(answer.headers.get("retry-after"))
  return new RosetteError(code, error, { ...details, httpStatus: answer.status, ...(retryAfter && { retryAfter }) })
}
