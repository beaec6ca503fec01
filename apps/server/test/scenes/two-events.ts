import { MASTER_ADMIN, type Role } from "@rosette/contract/roles"
import type { Database } from "../../src/data/database.ts"
import { openSession, ROLE_COOKIES } from "../../src/kernel/sessions/session-store.ts"
import type { Browser, TestApp } from "../app.ts"
import { type FullEvent, makeFullEvent } from "./full-event.ts"

export const PEOPLE = [
  "nobody",
  "judge",
  "judge of another event",
  "organizer",
  "organizer of another event",
  "master admin",
] as const
export type Person = (typeof PEOPLE)[number]

export type TwoEvents = { own: FullEvent; other: FullEvent; as(person: Person): Promise<Browser> }

/** Two full events, and a browser for each person, named relative to the first. The second event may exist already. */
export async function makeTwoEvents(app: TestApp, second?: FullEvent): Promise<TwoEvents> {
  const { db, sealer, digests } = app.services
  const [secretTag] = digests.masterAdminTags
  const own = await makeFullEvent(db)
  const other = second ?? (await makeFullEvent(db))

  const signedIn = async (role: Role, session: Parameters<typeof openSession>[1]) => {
    const browser = app.browser()
    const sessionId = await openSession(db.prisma, session, new Date())
    browser.cookies.set(ROLE_COOKIES[role], await sealer.seal(sessionId))
    return browser
  }
  const judge = ({ eventId, judge: { id, name } }: FullEvent) =>
    signedIn("judge", { role: "judge", eventId, judgeId: id, actor: name })
  const organizer = ({ eventId }: FullEvent) => signedIn("organizer", { role: "organizer", eventId, actor: "Olive" })

  const doors: Record<Person, () => Promise<Browser>> = {
    nobody: async () => app.browser(),
    judge: () => judge(own),
    "judge of another event": () => judge(other),
    organizer: () => organizer(own),
    "organizer of another event": () => organizer(other),
    "master admin": () => signedIn("masterAdmin", { role: "masterAdmin", actor: MASTER_ADMIN.name, secretTag }),
  }
  return { own, other, as: (person) => doors[person]() }
}

/** The tables that belong to events by their own column, and those that belong to rows of such tables. */
const OF_EVENTS = [
  "Entry",
  "Criterion",
  "Class",
  "Sheet",
  "Tally",
  "Award",
  "ConfirmedWinner",
  "Waiver",
  "Snapshot",
  "SnapshotPhoto",
  "HistoryItem",
  "TieSettlement",
  "SignInRequest",
  "Ceremony",
  "PublicPage",
  "EventExtension",
  "Message",
  "EntryReport",
  "Conflict",
  "Poll",
  "VoteCode",
]
const OF_ROWS = [
  ["Score", "sheetId", "Sheet"],
  ["AwardWinner", "awardId", "Award"],
  ["SavedMutation", "judgeId", "Judge"],
  ["MessageToJudge", "judgeId", "Judge"],
  ["Vote", "pollId", "Poll"],
] as const

export type Content = Awaited<ReturnType<typeof contentOf>>

export async function countEvents({ read }: Database): Promise<number> {
  const [row] = await read.all<{ count: number }>(`SELECT COUNT(*) AS "count" FROM "Event"`)
  return Number(row?.count)
}

/** All rows of these events except sessions and devices, and the number of events. */
export async function contentOf(db: Database, { own, other }: Pick<TwoEvents, "own" | "other">) {
  const { read } = db
  const eventIds = [own.eventId, other.eventId]
  const rowsOf = (table: string, where: string) => read.all(`SELECT * FROM "${table}" WHERE ${where}`, eventIds)
  const count = await countEvents(db)
  const events = await rowsOf("Event", `"id" IN (?, ?) ORDER BY "id"`)
  const judges = await rowsOf("Judge", `"eventId" IN (?, ?) ORDER BY "id"`)
  // One after the other: all at once would open as many connections to PostgreSQL, a process each.
  const rows: Record<string, unknown>[][] = []
  for (const table of OF_EVENTS) rows.push(await rowsOf(table, `"eventId" IN (?, ?) ORDER BY 1, 2`))
  for (const [table, key, of] of OF_ROWS)
    rows.push(await rowsOf(table, `"${key}" IN (SELECT "id" FROM "${of}" WHERE "eventId" IN (?, ?)) ORDER BY 1, 2`))
  const tables = [...OF_EVENTS, ...OF_ROWS.map(([table]) => table)]
  return {
    count,
    events,
    judges: judges.map(({ lastSeenAt: _, ...judge }) => judge),
    ...Object.fromEntries(tables.map((table, index) => [table, rows[index]])),
  }
}
