import type { Database } from "../../apps/server/src/data/database.ts"
import { migrateDatabase } from "../../apps/server/src/data/migrations/migrate.ts"
import { openDatabase } from "../../apps/server/src/data/open-database.ts"
import { createSealer } from "../../apps/server/src/kernel/sessions/seal.ts"
import { openSession, ROLE_COOKIES } from "../../apps/server/src/kernel/sessions/session-store.ts"
import { type Contest, makeContest } from "../../apps/server/test/scenes/contest.ts"

/** The SESSION_SECRET of the measured servers. */
export const BENCH_SECRET = "a secret that only the measurements have to know"

export type JudgingShow = {
  eventId: number
  entryIds: number[]
  criterionIds: number[]
  judges: { id: number; cookie: string; accessCode: string }[]
  organizerCookie: string
}

type Size = { entries: number; judges: number; criteria: number }

const listOf = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index))

/** Migrates the database and creates a show whose judges and organizer are already signed in. */
export async function openJudgingShow(url: string, size: Size): Promise<JudgingShow> {
  await migrateDatabase({ url })
  const db = await openDatabase({ url })
  try {
    const contest = await makeContest(db, {
      entries: listOf(size.entries, () => ({})),
      criteria: listOf(size.criteria, () => ({})),
      judges: listOf(size.judges, (index) => `Judge ${index + 1}`),
    })
    return await signedIn(db, contest)
  } finally {
    await db.close()
  }
}

/** The cookies of further sessions of the show's organizer. */
export async function signInOrganizers(url: string, { eventId }: JudgingShow, count: number): Promise<string[]> {
  const db = await openDatabase({ url })
  try {
    const cookies: string[] = []
    while (cookies.length < count) cookies.push(await signIn(db, { role: "organizer", eventId, actor: "Olive" }))
    return cookies
  } finally {
    await db.close()
  }
}

const sealer = createSealer([BENCH_SECRET], 86_400)

/** Opens a session; returns its cookie. */
const signIn = async (db: Database, session: Parameters<typeof openSession>[1]) =>
  `${ROLE_COOKIES[session.role]}=${await sealer.seal(await openSession(db.prisma, session, new Date()))}`

async function signedIn(db: Database, { event, entries, criteria, judges }: Contest): Promise<JudgingShow> {
  const eventId = event.id
  const signedInJudges: JudgingShow["judges"] = []
  for (const { id, name, accessCode } of judges) {
    const cookie = await signIn(db, { role: "judge", eventId, judgeId: id, actor: name })
    signedInJudges.push({ id, cookie, accessCode })
  }
  return {
    eventId,
    entryIds: entries.map(({ id }) => id),
    criterionIds: criteria.map(({ id }) => id),
    judges: signedInJudges,
    organizerCookie: await signIn(db, { role: "organizer", eventId, actor: event.organizerName }),
  }
}
