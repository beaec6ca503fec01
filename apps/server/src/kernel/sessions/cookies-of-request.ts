import type { Role } from "@rosette/contract/roles"
import type { openCookieJar } from "./cookie-jar.ts"
import { DEVICE_COOKIE } from "./cookies.ts"
import { deviceKeyIn, deviceKeyOfOldForm } from "./device-key.ts"
import { ROLE_COOKIES } from "./session-store.ts"

type CookieJar = ReturnType<typeof openCookieJar>

const ROLE_NAMES = Object.entries(ROLE_COOKIES) as [Role, string][]

/** The sessions that a request names, by role. Those in `isBare` come from a cookie without the https prefix. */
export async function sessionIdsIn(jar: CookieJar): Promise<{ ids: Map<Role, string>; isBare: Set<Role> }> {
  const ids = new Map<Role, string>()
  const isBare = new Set<Role>()
  for (const [role, name] of ROLE_NAMES) {
    const id = await jar.open(name)
    const bare = id ?? (await jar.openUnprefixed(name))
    if (bare !== null) ids.set(role, bare)
    if (bare !== null && id === null) isBare.add(role)
  }
  return { ids, isBare }
}

/** The key of the device that a request comes from; null for a new device. */
export async function deviceKeyOf(jar: CookieJar): Promise<string | null> {
  const content = await jar.open(DEVICE_COOKIE)
  return deviceKeyIn(content) ?? deviceKeyOfOldForm(await jar.openUnprefixed(DEVICE_COOKIE))
}
