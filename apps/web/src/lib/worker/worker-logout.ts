import type { Role } from "@rosette/contract/roles"
import { inLogoutTurn, isRoles, postLogout } from "./logout-call.ts"

const CACHE = "rosette-waiting-logout"
const ADDRESS = "/waiting-logout"

// Over plain http a browser has neither this cache nor a service worker.
const hasCache = () => "caches" in globalThis

/**
 * Reads the waiting logout from a place that the service worker can use: it cannot read the storage of pages, and it sends
 * sheets when no page is open.
 */
async function read(): Promise<Role[]> {
  const kept = hasCache() ? await caches.match(ADDRESS, { cacheName: CACHE }) : undefined
  const roles: unknown = await kept?.json()
  return isRoles(roles) ? roles : []
}

async function write(roles: readonly Role[]): Promise<void> {
  if (!hasCache()) return
  if (roles.length === 0) await caches.delete(CACHE)
  else await (await caches.open(CACHE)).put(ADDRESS, Response.json(roles))
}

/** Never rejects: a browser that stores nothing has no worker that sends later. */
const change = (to: (roles: Role[]) => Role[]): Promise<void> =>
  read()
    .then((roles) => write(to(roles)))
    .catch(() => undefined)

/** For pages: stores the logout that the service worker has to send before anything else. */
export const keepForWorker = (added: readonly Role[]): Promise<void> =>
  change((roles) => [...new Set([...roles, ...added])])

/** Removes roles whose logout the server knows of. */
export const doneForWorker = (told: readonly Role[]): Promise<void> =>
  change((roles) => roles.filter((role) => !told.includes(role)))

/** For the service worker: sends the waiting logout, if there is one. Rejects if it did not reach the server. */
export async function sendWorkerLogout(): Promise<void> {
  await inLogoutTurn(async () => {
    const roles = await read()
    if (roles.length === 0) return
    await postLogout(roles)
    await doneForWorker(roles)
  })
}
