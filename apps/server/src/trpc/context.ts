import type { Role } from "@rosette/contract"
import type { Services } from "../services.ts"
import { cookieHeader, DEVICE_COOKIE, parseCookies, ROLE_COOKIES } from "../sessions/cookies.ts"
import { markAfter, type Standing } from "../sessions/device-mark.ts"
import {
  endSessions,
  LONGEST_SESSION_SECONDS,
  loadPrincipals,
  type Principals,
  SESSION_SECONDS,
} from "../sessions/session-store.ts"

/** What a door knows of a request, whichever door it came through. */
export type Door = {
  address: string
  secure: boolean
  cookieHeader: string | undefined
  addCookie(header: string): void
}

export type Context = {
  services: Services
  address: string
  /** The device's mark, when it has signed in here before. */
  device(): Promise<string | null>
  who(): Promise<Principals>
  /** Hands out the cookie of a session that was opened, and marks the device; the earlier one of this browser in the same role ends. */
  signIn(standing: Standing, sessionId: string): Promise<void>
  signOut(roles: readonly Role[]): Promise<Role[]>
}

const DEVICE_SECONDS = 180 * 86_400

/** The context of one request: sessions are looked up once, when first asked for, however many calls are batched. */
export function createContext(services: Services, door: Door): Context {
  const cookies = parseCookies(door.cookieHeader)
  let principals: Promise<Principals> | undefined

  const unsealed = async (name: string) => {
    const sealed = cookies.get(name)
    return sealed ? services.sealer.unseal(sealed) : null
  }

  const load = async () => {
    const ids = await Promise.all(Object.values(ROLE_COOKIES).map(unsealed))
    return loadPrincipals(
      services.db,
      ids.filter((id) => id !== null),
      new Date(),
    )
  }

  const who = () => {
    principals ??= load()
    return principals
  }

  const setCookie = (name: string, value: string | null, maxAgeSeconds: number) =>
    door.addCookie(cookieHeader(name, value, { maxAgeSeconds, secure: door.secure }))

  const device = () => unsealed(DEVICE_COOKIE)

  return {
    services,
    address: door.address,
    device,
    who,
    async signIn(standing, sessionId) {
      const { role } = standing
      const earlier = (await who())[role]
      setCookie(ROLE_COOKIES[role], await services.sealer.seal(sessionId), SESSION_SECONDS[role])
      setCookie(DEVICE_COOKIE, await services.sealer.seal(markAfter(await device(), standing)), DEVICE_SECONDS)
      if (earlier) await endSessions(services.db.prisma, [earlier.sessionId])
    },
    async signOut(roles) {
      const present = await who()
      const ended = roles.filter((role) => present[role] !== null)
      await endSessions(
        services.db.prisma,
        ended.flatMap((role) => present[role]?.sessionId ?? []),
      )
      for (const role of roles) setCookie(ROLE_COOKIES[role], null, 0)
      return ended
    },
  }
}

export const SEAL_SECONDS = Math.max(LONGEST_SESSION_SECONDS, DEVICE_SECONDS)
