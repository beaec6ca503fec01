import { pauseMs } from "@rosette/outbox/sender"
import type { Operation, TRPCClientError, TRPCLink } from "@trpc/client"
import { observable, observableToPromise } from "@trpc/server/observable"
import { connectionFailure } from "./connection-failure.ts"
import { ConnectionError, RosetteError } from "./errors.ts"
import { leavingWith, pause, unlessLeft } from "./leaving.ts"
import { repeatableInput } from "./repeatable.ts"
import type { AppRouter } from "./types.ts"

type Options = { check: () => Promise<void>; timeoutMs: number }

/** How often a save is sent until its answer arrives. */
const ATTEMPTS = 5

/** Gives each call its time limit, names its failure, and sends a save again whose answer is lost. */
export const callLink =
  ({ check, timeoutMs }: Options): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) => {
    const once = async (input: unknown, leaving: AbortSignal) => {
      const line = leavingWith(leaving)
      let hasTimedOut = false
      const timer = setTimeout(() => {
        hasTimedOut = true
        line.abort()
      }, limitOf(op) ?? timeoutMs)
      try {
        return await observableToPromise(next({ ...op, input, signal: line.signal }))
      } catch (error) {
        throw leaving.aborted ? error : namedError(error, hasTimedOut)
      } finally {
        clearTimeout(timer)
        line.release()
      }
    }
    const send = async (leaving: AbortSignal) => {
      await unlessLeft(check(), leaving)
      const repeatable = repeatableInput(op.path, op.input)
      for (let failures = 1; ; failures++) {
        try {
          return await once(repeatable ?? op.input, leaving)
        } catch (error) {
          if (!repeatable || failures === ATTEMPTS || !mayBeRepeated(error)) throw error
          await pause(pauseMs(failures, Math.random(), retryAfterOf(error)), leaving)
        }
      }
    }
    return observable((observer) => {
      const left = leavingWith(op.signal)
      send(left.signal).then(
        (answer) => {
          observer.next(answer)
          observer.complete()
        },
        (error) => observer.error(error),
      )
      return () => {
        left.abort()
        left.release()
      }
    })
  }

/** The limit that one call has of its own. */
function limitOf({ context }: Operation): number | null {
  const { timeoutMs } = context
  return typeof timeoutMs === "number" ? timeoutMs : null
}

/** tRPC's error as a refusal of the contract or a failure of the connection; any other is left as it is. */
function namedError(error: unknown, hasTimedOut: boolean): unknown {
  const { data, message } = error as TRPCClientError<AppRouter>
  if (data) return new RosetteError(data.code, message, data)
  return connectionFailure(error, hasTimedOut) ?? error
}

const mayBeRepeated = (error: unknown): boolean =>
  error instanceof ConnectionError
    ? error.kind !== "certificate" && error.kind !== "otherVersion"
    : error instanceof RosetteError && error.code === "UNAVAILABLE"

const retryAfterOf = (error: unknown) => (error instanceof RosetteError ? error.retryAfterSeconds : null)
