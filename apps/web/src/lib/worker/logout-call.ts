import type { Role } from "@rosette/contract"

/** A line on which nothing comes back for so long counts as cut. */
const LONGEST_TRY_MS = 10_000
const LOCK = "rosette.logout"

// The server checks them; the list of roles would bring the whole of zod into the start page.
export const isRoles = (value: unknown): value is Role[] =>
  Array.isArray(value) && value.length > 0 && value.every((role) => typeof role === "string")

/** Tells the server; rejects with a TypeError, as `fetch` does, where its own answer did not come back. */
export async function postLogout(roles: readonly Role[]): Promise<void> {
  const answer = await fetch("/trpc/session.logout", {
    method: "POST",
    headers: { "content-type": "application/json" },
    credentials: "same-origin",
    body: JSON.stringify({ roles }),
    signal: AbortSignal.timeout(LONGEST_TRY_MS),
  }).catch((cause: unknown) => {
    throw new TypeError("The server could not be told of a logout", { cause })
  })
  const body: unknown = await answer.json().catch(() => null)
  const isTold = answer.ok && typeof body === "object" && body !== null && "result" in body
  if (!isTold) throw new TypeError("The server did not take a logout")
}

/**
 * Pages and the service worker take turns: one that repeated a logout after another had signed in would take the new session
 * away.
 */
export const inLogoutTurn = (work: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request(LOCK, work).then(() => undefined) : work()
