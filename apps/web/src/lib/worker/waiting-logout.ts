import type { Role } from "@rosette/contract/roles"
import { stored } from "../stored.ts"
import { within } from "../time-limit.ts"
import { inLogoutTurn, isRoles, postLogout } from "./logout-call.ts"
import { doneForWorker, keepForWorker } from "./worker-logout.ts"

/** The roles that were logged out in this browser and that the server does not know of yet. */
const waiting = stored(() => window.localStorage, "rosette.waiting-logout", isRoles)

/** The longest time that a logout waits for changes. */
const LONGEST_WAIT_MS = 3_000

/** The changes that are being sent. */
const changesUnderWay = new Set<Promise<unknown>>()

/** Sends a change once no logout waits; a later logout waits for its answer. Rejects as `send` does. */
export async function sendChange<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  // Without a waiting logout `send` is called in this same turn, so that a logout in the next statement waits for it.
  if (waiting.read() !== null) await sendWaitingLogout()
  const sending = send()
  changesUnderWay.add(sending)
  return sending.finally(() => changesUnderWay.delete(sending))
}

/** Waits for changes that are being sent: the server would refuse one that arrives after the logout. */
async function settleChanges(): Promise<void> {
  if (changesUnderWay.size === 0) return
  // A change that takes too long goes on; the logout no longer waits for it.
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

/** Sends the waiting logout, if there is one, before any other call of the screens. Rejects if it did not reach the server. */
export async function sendWaitingLogout(): Promise<void> {
  if (waiting.read() !== null) await inLogoutTurn(sendWaiting)
}

/**
 * Ends the sessions of these roles: at once if the server can be reached, else before the next request of a page or the service
 * worker. Returns whether the server knows already.
 */
export async function leaveSessions(roles: readonly Role[]): Promise<boolean> {
  waiting.write([...new Set([...(waiting.read() ?? []), ...roles])])
  await keepForWorker(roles)
  return sendWaitingLogout().then(
    () => true,
    () => false,
  )
}

/** Sends a logout from an earlier visit now, and whenever the device is online again. */
export function startWaitingLogout(): void {
  // If it cannot be sent now, it is sent before the next call.
  const send = () => void sendWaitingLogout().catch(() => undefined)
  window.addEventListener("online", send)
  send()
}
