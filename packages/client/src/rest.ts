import { connectionFailure, refuseOtherContent } from "./connection-failure.ts"
import { RosetteError } from "./errors.ts"
import { leavingWith, unlessLeft } from "./leaving.ts"
import type { ErrorBody } from "./types.ts"

type Door = { url: string; send: typeof fetch; check: () => Promise<void>; timeoutMs: number }

/** `timeoutMs` is how long the answer may take to begin. */
export type RestOptions = RequestInit & { timeoutMs?: number }

/** Sends a request to a path of REST, for what is no JSON: files and photos. Throws as a call does. */
export const restDoor =
  (door: Door): ((path: string, options?: RestOptions) => Promise<Response>) =>
  async (path, { timeoutMs = door.timeoutMs, signal, ...init } = {}) => {
    await (signal ? unlessLeft(door.check(), signal) : door.check())
    const line = leavingWith(signal)
    let hasTimedOut = false
    const timer = setTimeout(() => {
      hasTimedOut = true
      line.abort()
    }, timeoutMs)
    try {
      const answer = await door.send(`${door.url}/api${path}`, { ...init, signal: line.signal })
      if (!answer.ok) throw await refusalOf(answer)
      return answer
    } catch (error) {
      throw signal?.aborted ? error : (connectionFailure(error, hasTimedOut) ?? error)
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
