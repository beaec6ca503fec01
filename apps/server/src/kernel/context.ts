import { LIMITS } from "@rosette/contract/limits"
import type { Role } from "@rosette/contract/roles"
import { DAY_SECONDS } from "@rosette/domain/events/day"
import type { Database } from "../data/database.ts"
import type { Announcement } from "../data/news.ts"
import { endOfSession } from "../data/records/ended-sessions.ts"
import { raiseDevicesVersion } from "../data/sql/devices-version.ts"
import { sqlOf } from "../data/sql/sql-of.ts"
import { once } from "../lib/once.ts"
import { type Admission, newAdmission } from "./admission.ts"
import type { Services } from "./services.ts"
import { openCookieJar } from "./sessions/cookie-jar.ts"
import { DEVICE_COOKIE } from "./sessions/cookies.ts"
import { deviceKeyOf, sessionIdsIn } from "./sessions/cookies-of-request.ts"
import { newDeviceKey } from "./sessions/device-key.ts"
import { deviceLabel } from "./sessions/device-label.ts"
import { logSecurity, type SecurityEvent, type SecurityFacts } from "./sessions/security-log.ts"
import { noteSeen } from "./sessions/seen-sessions.ts"
import {
  COOKIE_SECONDS,
  endSessions,
  type Principals,
  principalsOf,
  ROLE_COOKIES,
  type SignInFacts,
  type SignInWay,
  sessionsNamed,
  traceOf,
} from "./sessions/session-store.ts"

/** The facts of a request, for both APIs. */
export type RequestFacts = {
  address: string
  secure: boolean
  /** Where people reach the product; empty without a host, or with one that a proxy passed on unchecked. */
  origin: string
  cookieHeader: string | undefined
  userAgent: string | undefined
  log: Record<"warn" | "error", (fields: object, message: string) => void>
  addCookie(header: string): void
}

/** The device of a request and its label. A new one gets its cookie through `keepDevice` or a sign-in. */
export type Device = { key: string; label: string; isNew: boolean }

export type Context = {
  services: Services
  db: Database
  address: string
  origin: string
  admission: Admission
  /** Whether what the call creates was there already: REST answers 200 instead of 201. */
  creation: { wasThere: boolean }
  device(): Promise<Device>
  /** Sets the device cookie, so that the device is recognized next time. */
  keepDevice(): Promise<void>
  who(): Promise<Principals>
  /** The fields stored with a session opened here. */
  opening(way: SignInWay): Promise<SignInFacts & { deviceKey: string }>
  /** Sets the cookie of a new session; this browser's earlier session in the same role ends. */
  signIn(role: Role, sessionId: string, earlierSession?: "ends" | "stays"): Promise<void>
  signOut(roles: readonly Role[]): Promise<Role[]>
  /** Writes a line of the security log. */
  note(event: SecurityEvent, facts: SecurityFacts): void
}

const DEVICE_SECONDS = LIMITS.device.knownDays * DAY_SECONDS

/** The context of one request: sessions are read once, on first use, however many calls are batched. */
export function createContext(services: Services, request: RequestFacts, admission = newAdmission()): Context {
  const { db, digests, sealer } = services
  const jar = openCookieJar({
    header: request.cookieHeader,
    secure: request.secure,
    sealer,
    addCookie: request.addCookie,
  })
  const label = deviceLabel(request.userAgent)

  const who = once(async (): Promise<Principals> => {
    const now = new Date()
    const { ids, isBare } = await sessionIdsIn(jar)
    const named = await sessionsNamed(db, ids, { now, masterAdminTags: digests.masterAdminTags })
    // Over https an unprefixed cookie opens only sessions of an earlier version: another site of the same domain could
    // have set it.
    const rows = named.filter(({ role, way }) => !isBare.has(role) || way === "")
    for (const { role, id } of rows) if (isBare.has(role)) await jar.set(ROLE_COOKIES[role], id, COOKIE_SECONDS[role])
    const deviceKey = await deviceKeyOf(jar)
    noteSeen(db, rows, deviceKey === null ? null : { deviceKey, device: label }, now)
    const principals = principalsOf(rows)
    const judgeSessionId = principals.judge ? undefined : ids.get("judge")
    const endedJudge = judgeSessionId === undefined ? null : await endOfSession(db.prisma, judgeSessionId)
    return { ...principals, endedJudge }
  })

  const device = once(async (): Promise<Device> => {
    const key = await deviceKeyOf(jar)
    return { key: key ?? newDeviceKey(), label, isNew: key === null }
  })

  const keepDevice = once(async () => {
    const { key } = await device()
    await jar.set(DEVICE_COOKIE, key, DEVICE_SECONDS)
  })

  const note = (event: SecurityEvent, facts: SecurityFacts) =>
    logSecurity(request.log, event, { ...facts, from: digests.addressTag(request.address) })

  return {
    services,
    db,
    address: request.address,
    origin: request.origin,
    admission,
    creation: { wasThere: false },
    device,
    keepDevice,
    who,
    note,
    async opening(way) {
      const { key } = await device()
      return { way, deviceKey: key, device: label }
    },
    async signIn(role, sessionId, earlierSession = "ends") {
      const earlier = (await who())[role]
      await jar.set(ROLE_COOKIES[role], sessionId, COOKIE_SECONDS[role])
      await keepDevice()
      if (earlier && earlierSession === "ends") await endSessions(db.prisma, [earlier.sessionId])
    },
    async signOut(roles) {
      const present = await who()
      const ended = roles.filter((role) => present[role] !== null)
      const news = ended.length > 0 ? await endPresent(db, present, ended) : []
      for (const role of roles) jar.remove(ROLE_COOKIES[role])
      for (const role of ended) {
        const session = present[role]
        if (session) note("session.ended", { role, session: traceOf(role, session).sessionTag })
      }
      for (const announcement of news) db.news.announce(announcement)
      return ended
    },
  }
}

/** Ends these of the present sessions. The judge's other devices no longer list this one. Returns what to announce. */
function endPresent(db: Database, present: Principals, ended: readonly Role[]): Promise<Announcement[]> {
  const { judge, organizer } = present
  return db.transaction(async (tx) => {
    const news: Announcement[] = []
    // First, as all changes of an event take its lock first.
    if (judge && ended.includes("judge")) news.push(await raiseDevicesVersion(sqlOf(db, tx), judge))
    if (organizer && ended.includes("organizer"))
      news.push({ eventId: organizer.eventId, versions: null, judges: "none" })
    await endSessions(
      tx,
      ended.flatMap((role) => present[role]?.sessionId ?? []),
    )
    return news
  })
}

export const SEAL_SECONDS = Math.max(DEVICE_SECONDS, LIMITS.session.judgeDays * DAY_SECONDS)
