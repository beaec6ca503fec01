import type { Role } from "@rosette/contract"
import { stored } from "./stored.ts"

// The server checks them; the list of roles would bring the whole of zod into the start page.
const isRoles = (value: unknown): value is Role[] =>
  Array.isArray(value) && value.length > 0 && value.every((role) => typeof role === "string")

/** The roles in which somebody has left this browser and the server does not know it yet. */
const waiting = stored(() => window.localStorage, "rosette.waiting-logout", isRoles)

/** A line on which nothing comes back for so long counts as cut. */
const LONGEST_TRY_MS = 10_000
const LOCK = "rosette.logout"

/** Tells the server; rejects with a TypeError, as `fetch` does, where its own answer did not come back. */
async function post(roles: Role[]): Promise<void> {
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

async function sendWaiting(): Promise<void> {
  const roles = waiting.read()
  if (!roles) return
  await post(roles)
  const later = waiting.read()?.filter((role) => !roles.includes(role)) ?? []
  if (later.length > 0) waiting.write(later)
  else waiting.clear()
}

/**
 * Sends the logout that waits, if there is one; every call of the screens comes after it. Tabs take turns: one that
 * repeated it after another had signed in would take the new session away. Rejects where the server could not be told.
 */
export async function sendWaitingLogout(): Promise<void> {
  if (waiting.read() === null) return
  if ("locks" in navigator) await navigator.locks.request(LOCK, sendWaiting)
  else await sendWaiting()
}

/**
 * Ends the sessions of these roles: at once where the server can be reached, else before anything else is asked of it.
 * Answers whether the server knows already.
 */
export function leaveSessions(roles: readonly Role[]): Promise<boolean> {
  waiting.write([...new Set([...(waiting.read() ?? []), ...roles])])
  return sendWaitingLogout().then(
    () => true,
    () => false,
  )
}

/** Sends what waits from an earlier visit now, and whenever the device is online again. */
export function startWaitingLogout(): void {
  // What cannot be sent now stays kept and goes out before the next call.
  const send = () => void sendWaitingLogout().catch(() => undefined)
  window.addEventListener("online", send)
  send()
}
