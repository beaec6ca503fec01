import { TRPCClientError } from "@trpc/client"
import { RosetteError } from "./errors.ts"
import type { AppRouter } from "./types.ts"

/** The refusal in an answer of tRPC; null if there is none. */
export function refusalIn(answer: unknown): RosetteError | null {
  const { data, message } = TRPCClientError.from<AppRouter>(answer as { error: never })
  return data ? new RosetteError(data.code, message, data) : null
}
