import type { Role } from "@rosette/contract"

/** One cookie a role, so that one browser can be judge and organizer at once. */
export const ROLE_COOKIES = {
  judge: "rosette_judge",
  organizer: "rosette_organizer",
  masterAdmin: "rosette_admin",
} as const satisfies Record<Role, string>

/** Holds a device's random key, so that a device is known which has signed in to an account before. */
export const DEVICE_COOKIE = "rosette_device"

/** Browsers take a cookie of such a name over https only, for this host alone: no neighbouring site can plant one. */
const HOST_PREFIX = "__Host-"

export const cookieName = (name: string, secure: boolean): string => (secure ? `${HOST_PREFIX}${name}` : name)

/** The cookies of a request by name. Two different ones of one name stand side by side: the reader decides. */
export function parseCookies(header: string | undefined): Map<string, Set<string>> {
  const cookies = new Map<string, Set<string>>()
  for (const part of header?.split(";") ?? []) {
    const equals = part.indexOf("=")
    if (equals < 0) continue
    const name = part.slice(0, equals).trim()
    cookies.set(name, (cookies.get(name) ?? new Set()).add(part.slice(equals + 1).trim()))
  }
  return cookies
}

/** A Set-Cookie header; no value takes the cookie away, no age lets it go with the browser. */
export function cookieHeader(
  name: string,
  value: string | null,
  { maxAgeSeconds, secure }: { maxAgeSeconds: number | null; secure: boolean },
): string {
  const lifetime = value === null ? 0 : maxAgeSeconds
  const age = lifetime === null ? "" : `; Max-Age=${lifetime}`
  return `${name}=${value ?? ""}; Path=/; HttpOnly; SameSite=Lax${age}${secure ? "; Secure" : ""}`
}
