import { LIMITS } from "@rosette/contract/limits"
import { migrateDatabase } from "../../apps/server/src/data/migrations/migrate.ts"
import { openDatabase } from "../../apps/server/src/data/open-database.ts"
import { ROLE_COOKIES } from "../../apps/server/src/kernel/sessions/cookies.ts"
import { createSealer } from "../../apps/server/src/kernel/sessions/seal.ts"
import { type NewSession, openSession } from "../../apps/server/src/kernel/sessions/session-store.ts"
import { makeContest } from "../../apps/server/test/scenes/contest.ts"
import { openPhone, type Phone } from "./phone.ts"
import { type Random, seededRandom } from "./random.ts"

/** The SESSION_SECRET of the servers under load. */
export const LOAD_SECRET = "a secret that only this load has to know"

const MAX_DASHBOARDS = 20
/** Enough sessions for the streams of all dashboards. */
const ORGANIZERS = Math.ceil(MAX_DASHBOARDS / LIMITS.live.streamsPerSession)

/** An event in a database, its judges' phones, and the cookies of its organizers. */
export type Panel = {
  eventId: number
  entryIds: number[]
  judges: { accessCode: string }[]
  organizerCookie: string
  /** One per organizer session. */
  organizerCookies: string[]
  phones: Phone[]
}

type Size = { judges: number; entries: number; criteria: number; pauseMs: number }

const listOf = <Item>(count: number, item: (index: number) => Item) => Array.from({ length: count }, (_, n) => item(n))

/** Migrates the database, creates an event, and signs its judges and organizers in. */
export async function openPanel(url: string, random: Random, size: Size): Promise<Panel> {
  await migrateDatabase({ url })
  const db = await openDatabase({ url })
  const sealer = createSealer([LOAD_SECRET], 86_400)
  // One per phone: its choices must not depend on the order of the phones.
  const randomOf = () => seededRandom(random.below(2 ** 32))
  const cookieOf = async (session: NewSession) =>
    `${ROLE_COOKIES[session.role]}=${await sealer.seal(await openSession(db.prisma, session, new Date()))}`
  try {
    const { event, entries, criteria, judges } = await makeContest(db, {
      judges: listOf(size.judges, (n) => `Judge ${n + 1}`),
      entries: listOf(size.entries, () => ({})),
      criteria: listOf(size.criteria, () => ({})),
    })
    const eventId = event.id
    const entryIds = entries.map(({ id }) => id)
    const phones: Phone[] = []
    for (const { id: judgeId, name } of judges) {
      const cookie = await cookieOf({ role: "judge", eventId, judgeId, actor: name })
      phones.push(openPhone({ judgeId, cookie, entryIds, criteria, random: randomOf(), pauseMs: size.pauseMs }))
    }
    const organizer = { role: "organizer", eventId, actor: event.organizerName } as const
    const organizerCookie = await cookieOf(organizer)
    const organizerCookies = [organizerCookie]
    while (organizerCookies.length < ORGANIZERS) organizerCookies.push(await cookieOf(organizer))
    return { eventId, entryIds, judges, organizerCookie, organizerCookies, phones }
  } finally {
    await db.close()
  }
}
