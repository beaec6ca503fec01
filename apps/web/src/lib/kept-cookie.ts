import type { Role } from "@rosette/contract/roles"
import { trpc } from "./trpc.ts"

export const NO_COOKIES = "This browser does not keep cookies. Rosette needs one to know who you are."

/**
 * Asks the server, right after a sign-in, whether the browser has kept the cookie: nothing works without it, and the sign-in would
 * begin again and again. Without an answer it counts as kept: the next screen says what is wrong with the connection.
 */
export function useKeptCookie(role: Role): () => Promise<boolean> {
  const { client } = trpc.useUtils()
  return async () => {
    // Not through the cache: it may still be asking for what was true before the sign-in.
    const current = await client.session.current.query().catch(() => null)
    return current === null || current[role] !== null
  }
}
