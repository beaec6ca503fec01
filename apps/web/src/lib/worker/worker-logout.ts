import type { Role } from "@rosette/contract"
import { inLogoutTurn, isRoles, postLogout } from "./logout-call.ts"

const CACHE = "rosette-waiting-logout"
const ADDRESS = "/waiting-logout"

// Without a secure connection a browser has neither this cache nor a service worker.
const isThere = () => "caches" in globalThis

/**
 * The logout that waits, where the service worker can read it: it has no access to the storage of the pages, and sends sheets
 * when no page is open.
 */
async function read(): Promise<Role[]> {
  const kept = isThere() ? await caches.match(ADDRESS, { cacheName: CACHE }) : undefined
  const roles: unknown = await kept?.json()
  return isRoles(roles) ? roles : []
}

async function write(roles: readonly Role[]): Promise<void> {
  if (!isThere()) return
  if (roles.length === 0) await caches.delete(CACHE)
  else await (await caches.open(CACHE)).put(ADDRESS, Response.json(roles))
}

/** Never rejects: a browser that keeps nothing has no worker that sends later. */
const change = (to: (roles: Role[]) => Role[]): Promise<void> =>
  read()
    .then((roles) => write(to(roles)))
    .catch(() => undefined)

/** A page writes down what the service worker is to tell the server before it sends anything. */
export const keepForWorker = (added: readonly Role[]): Promise<void> =>
  change((roles) => [...new Set([...roles, ...added])])

/** The server knows of these. */
export const doneForWorker = (told: readonly Role[]): Promise<void> =>
  change((roles) => roles.filter((role) => !told.includes(role)))

/** For the service worker: sends the logout that waits, if there is one. Rejects where the server could not be told. */
export async function sendWorkerLogout(): Promise<void> {
  await inLogoutTurn(async () => {
    const roles = await read()
    if (roles.length === 0) return
    await postLogout(roles)
    await doneForWorker(roles)
  })
}
