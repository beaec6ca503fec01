import type { Role } from "@rosette/contract"

/** One cookie a role, so that one browser can be judge and organizer at once. */
export const ROLE_COOKIES = {
  judge: "rosette_judge",
  organizer: "rosette_organizer",
  masterAdmin: "rosette_admin",
} as const satisfies Record<Role, string>

/** Tells a device that has signed in before, so that the failures of others do not hold it up. */
export const DEVICE_COOKIE = "rosette_device"

/** The cookies of a request by name; the first of two with one name counts. */
export function parseCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of header?.split(";") ?? []) {
    const equals = part.indexOf("=")
    if (equals < 0) continue
    const name = part.slice(0, equals).trim()
    if (!cookies.has(name)) cookies.set(name, part.slice(equals + 1).trim())
  }
  return cookies
}

/** A Set-Cookie header; null takes the cookie away. */
export function cookieHeader(
  name: string,
  value: string | null,
  options: { maxAgeSeconds: number; secure: boolean },
): string {
  const lifetime = value === null ? 0 : options.maxAgeSeconds
  return `${name}=${value ?? ""}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetime}${options.secure ? "; Secure" : ""}`
}
