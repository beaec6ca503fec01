import type { Role } from "@rosette/contract"
import { stored } from "../stored.ts"
import { within } from "../time-limit.ts"
import { inLogoutTurn, isRoles, postLogout } from "./logout-call.ts"
import { doneForWorker, keepForWorker } from "./worker-logout.ts"

/** The roles in which somebody has left this browser and the server does not know it yet. */
const waiting = stored(() => window.localStorage, "rosette.waiting-logout", isRoles)

/** A change that takes longer is not waited for. */
const LONGEST_WAIT_MS = 3_000

/** The changes that are on their way to the server. */
const changesUnderWay = new Set<Promise<unknown>>()

/** Sends a change once no logout waits; a logout that comes after it waits for its answer. Rejects as `send` does. */
export async function sendChange<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  // Without a logout it is under way from this moment: one that comes in the same turn waits for it already.
  if (waiting.read() !== null) await sendWaitingLogout()
  const sending = send()
  changesUnderWay.add(sending)
  return sending.finally(() => changesUnderWay.delete(sending))
}

/** Who saves and leaves at once has saved: a change that arrives after the logout would be refused. */
async function settleChanges(): Promise<void> {
  if (changesUnderWay.size === 0) return
  // One that takes too long goes on; the logout does not wait for it any more.
  await within(LONGEST_WAIT_MS, Promise.allSettled(changesUnderWay)).catch(() => undefined)
}

async function sendWaiting(): Promise<void> {
  const roles = waiting.read()
  if (!roles) return
  await settleChanges()
  await postLogout(roles)
  const later = waiting.read()?.filter((role) => !roles.includes(role)) ?? []
  if (later.length > 0) waiting.write(later)
  else waiting.clear()
  await doneForWorker(roles)
}

/**
 * Sends the logout that waits, if there is one; every call of the screens comes after it. Rejects where the server could not
 * be told.
 */
export async function sendWaitingLogout(): Promise<void> {
  if (waiting.read() !== null) await inLogoutTurn(sendWaiting)
}

/**
 * Ends the sessions of these roles: at once where the server can be reached, else before anything else is asked of it, by a
 * page or by the service worker. Answers whether the server knows already.
 */
export async function leaveSessions(roles: readonly Role[]): Promise<boolean> {
  waiting.write([...new Set([...(waiting.read() ?? []), ...roles])])
  await keepForWorker(roles)
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
