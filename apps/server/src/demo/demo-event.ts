import { randomBytes } from "node:crypto"
import type { Criterion } from "@rosette/contract/criteria"
import { DEMO_ORGANIZER_PASSWORD } from "@rosette/contract/demo"
import { inCriteriaOrder } from "@rosette/domain/contest/sections"
import { ownWordsOf } from "@rosette/domain/events/event-words"
import { nameKey } from "@rosette/domain/text/text-keys"
import type { Database, PrismaTransaction } from "../data/database.ts"
import { withFreshCode } from "../data/records/fresh-code.ts"
import { criterionOf } from "../data/records/shapes.ts"
import type { RowOf } from "../data/rows.ts"
import { recordFirstLine } from "../data/sql/history-lines.ts"
import { sqlOf } from "../data/sql/sql-of.ts"
import { retally } from "../data/sql/tally.ts"
import type { Settings } from "../env.ts"
import { hashPassword } from "../lib/password-hash.ts"
import type { DemoContest } from "./demo-contest.ts"
import { DEMO_CONTESTS } from "./demo-contests.ts"
import { sheetsOf } from "./sheets.ts"

async function createShow(
  tx: PrismaTransaction,
  { event, kind, words }: DemoContest,
  passcode: string,
  organizerPasswordHash: string,
): Promise<RowOf<"Event">> {
  return tx.event.create({
    data: {
      ...event,
      ...demoHours(new Date()),
      kind,
      words: JSON.stringify(ownWordsOf(words)),
      passcode,
      organizerPasswordHash,
      isDemo: true,
    },
  })
}

async function createCriteria(tx: PrismaTransaction, { criteria }: DemoContest, eventId: number): Promise<Criterion[]> {
  const data = criteria.map((criterion) => ({ ...criterion, eventId }))
  return inCriteriaOrder(await tx.criterion.createManyAndReturn({ data })).map(criterionOf)
}

/** The judges' sheets in the middle of the show. */
async function createSheets(
  tx: PrismaTransaction,
  contest: DemoContest,
  eventId: number,
  entries: RowOf<"Entry">[],
  criteria: Criterion[],
): Promise<void> {
  const now = new Date()
  const judges = await tx.judge.createManyAndReturn({
    data: contest.judges.map(({ name, accessCode, submitted }) => ({
      eventId,
      name,
      nameKey: nameKey(name),
      accessCode,
      sessionId: randomBytes(24).toString("base64url"),
      lastSeenAt: submitted > 0 ? now : null,
    })),
  })
  const entryIds = new Map(entries.map(({ id, votingId }) => [votingId, id]))
  const judgeIds = new Map(judges.map(({ id, name }) => [name, id]))
  const drawn = contest.judges.flatMap((judge, judgeIndex) =>
    sheetsOf({ judge, judgeIndex, entries: contest.entries, criteria }).map((sheet) => ({
      scores: sheet.scores,
      row: {
        eventId,
        judgeId: judgeIds.get(judge.name) ?? 0,
        entryId: entryIds.get(sheet.votingId) ?? 0,
        comments: sheet.comments,
        isSubmitted: sheet.isSubmitted,
        revision: 1,
        updatedAt: now,
        submittedAt: sheet.isSubmitted ? now : null,
      },
    })),
  )
  const stored = await tx.sheet.createManyAndReturn({ data: drawn.map(({ row }) => row) })
  const sheetIds = new Map(stored.map(({ id, judgeId, entryId }) => [`${judgeId}/${entryId}`, id]))
  await tx.score.createMany({
    data: drawn.flatMap(({ scores, row }) =>
      scores.map((score) => ({ ...score, sheetId: sheetIds.get(`${row.judgeId}/${row.entryId}`) ?? 0 })),
    ),
  })
}

async function createAwards(
  tx: PrismaTransaction,
  { awards: planned, event }: DemoContest,
  eventId: number,
  entries: RowOf<"Entry">[],
): Promise<void> {
  const awards = await tx.award.createManyAndReturn({
    data: planned.map(({ winner: _, ...award }) => ({ ...award, eventId })),
  })
  const held = planned.flatMap(({ name, winner }) => {
    const award = awards.find((candidate) => candidate.name === name)
    const entry = entries.find(({ votingId }) => votingId === winner)
    return award && entry ? [{ awardId: award.id, entryId: entry.id, assignedBy: event.organizerName }] : []
  })
  await tx.awardWinner.createMany({ data: held })
}

/** How to sign in to the demo event as an organizer and as judges. */
export type DemoSignIn = {
  eventName: string
  organizerPassword: string
  judges: readonly { name: string; accessCode: string }[]
}

/** Fills an empty database with a demo contest, atomically; returns its id and how to sign in to it. */
export async function seedDemoEvent(
  db: Database,
  key: keyof typeof DEMO_CONTESTS = "cars",
): Promise<{ eventId: number; signIn: DemoSignIn }> {
  const contest: DemoContest = DEMO_CONTESTS[key]
  const { name: eventName, organizerName } = contest.event
  const organizerPasswordHash = await hashPassword(DEMO_ORGANIZER_PASSWORD)
  const eventId = await withFreshCode((passcode) =>
    db.transaction(async (tx) => {
      const { id } = await createShow(tx, contest, passcode, organizerPasswordHash)
      const criteria = await createCriteria(tx, contest, id)
      const entries = await tx.entry.createManyAndReturn({
        data: contest.entries.map((entry) => ({ ...entry, eventId: id })),
      })
      await createSheets(tx, contest, id, entries, criteria)
      await createAwards(tx, contest, id, entries)
      const sql = sqlOf(db, tx)
      await retally(
        sql,
        id,
        entries.map((entry) => entry.id),
      )
      await recordFirstLine(sql, { eventId: id, actor: organizerName }, { action: "event.created", subject: eventName })
      return id
    }),
  )
  const judges = contest.judges.map(({ name, accessCode }) => ({ name, accessCode }))
  return { eventId, signIn: { eventName, organizerPassword: DEMO_ORGANIZER_PASSWORD, judges } }
}

/** Whether this start creates the demo event, or why an empty database goes without it. */
export type DemoChoice = "seed" | "none" | "none, as it is public"

/**
 * Created if its setting says so, or, without that setting, in an empty database of a site without a public address,
 * because everybody can read the demo's passwords. There is never a second one.
 */
export async function chooseDemo(
  db: Database,
  { demo, publicUrl }: Pick<Settings, "demo" | "publicUrl">,
): Promise<DemoChoice> {
  if (demo === false) return "none"
  const found = await db.prisma.event.findFirst({ where: demo ? { isDemo: true } : {}, select: { id: true } })
  if (found) return "none"
  return demo === undefined && publicUrl !== undefined ? "none, as it is public" : "seed"
}

/** The demo show lasts six hours. */
const HALF_SHOW_HOURS = 3

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long" })
const timeFormat = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", hourCycle: "h12" })

/** Date and time of the demo show, as an organizer would type them: half of it is over at `now`, in the server's time zone. */
export function demoHours(now: Date): { date: string; time: string } {
  const halfHour = Math.floor(now.getMinutes() / 30) * 30
  // By the clock on the wall, so that it is six hours even when the clocks change.
  const at = (hours: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() + hours, halfHour)
  const [from, to] = [at(-HALF_SHOW_HOURS), at(HALF_SHOW_HOURS)]
  return { date: dateFormat.format(from), time: `${timeFormat.format(from)} - ${timeFormat.format(to)}` }
}
