import { LaneFull } from "../../../lib/bounded-lanes.ts"
import type { AppError } from "../../../refusals/app-error.ts"

type Log = { error(fields: object, message: string): void }

/**
 * Logs why the server could not answer a request; other refusals are no failures. A full queue is a state of the server, not a
 * fault: it gets one line, without a stack, until the queue was empty again.
 */
export function logFailure(
  log: Log,
  { code, cause }: AppError,
  { error, what, path }: { error: unknown; what: string; path?: string | undefined },
): void {
  if (code !== "UNAVAILABLE") return
  if (!(cause instanceof LaneFull)) log.error({ err: cause ?? error, path }, what)
  else if (cause.isFirst) log.error({ queue: cause.lane }, "more work than can wait: further requests are refused")
}
