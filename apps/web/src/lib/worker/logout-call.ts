import type { Role } from "@rosette/contract/roles"
import { abortedAfter } from "../time-limit.ts"

/** A request without an answer after this time counts as failed. */
const REQUEST_TIMEOUT_MS = 10_000
const LOCK = "rosette.logout"

// The server checks the names; the contract's list of roles would load zod on the start page.
export const isRoles = (value: unknown): value is Role[] =>
  Array.isArray(value) && value.length > 0 && value.every((role) => typeof role === "string")

/** Sends a logout. Rejects with a TypeError, as `fetch` does, unless the server's own answer comes back. */
export async function postLogout(roles: readonly Role[]): Promise<void> {
  const answer = await fetch("/trpc/session.logout", {
    method: "POST",
    headers: { "content-type": "application/json" },
    credentials: "same-origin",
    body: JSON.stringify({ roles }),
    signal: abortedAfter(REQUEST_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new TypeError("The server could not be told of a logout", { cause })
  })
  const body: unknown = await answer.json().catch(() => null)
  const isTold = answer.ok && typeof body === "object" && body !== null && "result" in body
  if (!isTold) throw new TypeError("The server did not take a logout")
}

/** Pages and the service worker take turns: a logout repeated after somebody has signed in would end the new session. */
export const inLogoutTurn = (work: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request(LOCK, work).then(() => undefined) : work()
