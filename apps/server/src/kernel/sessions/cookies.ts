/** Holds a device's random key, so that a device is recognized once it has signed in to an account. */
export const DEVICE_COOKIE = "rosette_device"

/**
 * Browsers accept a cookie with this prefix only over https and for this host: no other site of the domain can set one.
 */
const HOST_PREFIX = "__Host-"

export const cookieName = (name: string, secure: boolean): string => (secure ? `${HOST_PREFIX}${name}` : name)

/** The cookies of a request by name. Different values of one name are all kept: the caller decides. */
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

/** A Set-Cookie header. Without a value it removes the cookie; without an age it makes a session cookie. */
export function cookieHeader(
  name: string,
  value: string | null,
  { maxAgeSeconds, secure }: { maxAgeSeconds: number | null; secure: boolean },
): string {
  const lifetime = value === null ? 0 : maxAgeSeconds
  const age = lifetime === null ? "" : `; Max-Age=${lifetime}`
  return `${name}=${value ?? ""}; Path=/; HttpOnly; SameSite=Lax${age}${secure ? "; Secure" : ""}`
}
