import { sessionTag } from "../../src/data/change/trace.ts"
import type { Database, Sql } from "../../src/data/database.ts"
import { retally } from "../../src/data/sql/tally.ts"
import { eventContest } from "../../src/features/results/contest-query.ts"
import { openSession } from "../../src/kernel/sessions/session-store.ts"
import { hashPassword } from "../../src/lib/password-hash.ts"
import { randomCode } from "../../src/lib/random-code.ts"

export const EVENT_PASSWORD = "open-the-hood"
const passwordHash = hashPassword(EVENT_PASSWORD)

/** Everything an event can hold, one or two of each. */
export type FullEvent = {
  eventId: number
  passcode: string
  judge: { id: number; name: string; accessCode: string }
  criterionIds: [number, number]
  /** Of these the judge has submitted a sheet only for the first. */
  entryIds: [number, number, number]
  /** The first entry is in the first class. */
  classIds: [number, number]
  awardId: number
  /** The first entry holds the award. */
  awardWinnerId: number
  confirmedWinnerId: number
  /** The judge is signed in on a phone; the tag names that session. */
  judgeSessionTag: string
  /** Another phone waits to sign in as the judge. */
  signInRequestId: number
  /** The key of its ceremony's stage; the ceremony has not begun. */
  stageKey: string
  /** Two more entries are equal, and nobody has settled the tie. */
  tieKey: string
  /** The settlement of another tie, which no longer exists. */
  settlementId: number
  /** The judge has stepped aside from the second entry, and withdrawn it. */
  conflictId: number
  /** Sent to the judge, who has not seen it. */
  messageId: number
  /** The judge has reported that the second entry is not here. */
  reportId: number
  /** A draft. */
  pollId: number
  /** The first of two codes of tickets. */
  voteCode: string
}

type Values = Record<string, string | number | boolean | Date | null>

/** Inserts rows with the same columns in one statement and returns their ids: SQL, because tests make hundreds of events. */
async function insert<const Rows extends readonly [Values, ...Values[]]>(sql: Sql, table: string, rows: Rows) {
  const columns = Object.keys(rows[0])
  const marks = `(${columns.map(() => "?").join(", ")})`
  const made = await sql.all<{ id: number }>(
    `INSERT INTO "${table}" (${columns.map((column) => `"${column}"`).join(", ")})
     VALUES ${rows.map(() => marks).join(", ")} RETURNING "id"`,
    rows.flatMap((row) => Object.values(row)),
  )
  const ids: unknown = made.map(({ id }) => id).sort((a, b) => a - b)
  if (!isOneForEach(rows, ids)) throw new Error(`${made.length} of ${rows.length} rows were inserted.`)
  return ids
}

function isOneForEach<Rows extends readonly unknown[]>(
  rows: Rows,
  ids: unknown,
): ids is { [Index in keyof Rows]: number } {
  return Array.isArray(ids) && ids.length === rows.length
}

async function insertSetup(sql: Sql, organizerPasswordHash: string) {
  const at = new Date()
  const times = { createdAt: at, updatedAt: at }
  const passcode = randomCode(8)
  const texts = { name: "Summer Show", description: "", date: "", time: "", location: "", organizerName: "Ada" }
  const [eventId] = await insert(sql, "Event", [{ ...texts, passcode, organizerPasswordHash, ...times }])
  const [name, accessCode] = ["Ada", randomCode(8)]
  const codes = { sessionId: randomCode(20), accessCode }
  const [judgeId] = await insert(sql, "Judge", [
    { eventId, name, nameKey: "ada", ...codes, createdAt: at, wasSignedIn: true },
  ])
  const classOf = (name: string, order: number) => ({ eventId, name, nameKey: name.toLowerCase(), order })
  const classIds = await insert(sql, "Class", [classOf("Early", 1), classOf("Late", 2)])
  const car = (votingId: string, classId: number | null = null) => {
    const names = { entryName: `Car ${votingId}`, ownerParticipant: "Olive", votingId }
    return { eventId, ...names, classId, ...times }
  }
  const cars = [car("1", classIds[0]), car("2"), car("3"), car("T1"), car("T2")] as const
  const [first, second, third, ...tied] = await insert(sql, "Entry", cars)
  const criterion = (order: number) => ({ eventId, name: `Criterion ${order}`, description: "", maxPoints: 10, order })
  const [paint, sound] = await insert(sql, "Criterion", [criterion(1), criterion(2)])
  return {
    tied,
    event: {
      eventId,
      passcode,
      classIds: [classIds[0], classIds[1]],
      judge: { id: judgeId, name, accessCode },
      entryIds: [first, second, third],
      criterionIds: [paint, sound],
    } satisfies Partial<FullEvent>,
  }
}

type Setup = Awaited<ReturnType<typeof insertSetup>>

/** The first entry is judged, and two equal ones. */
async function insertSheets(sql: Sql, { event, tied }: Setup): Promise<void> {
  const { eventId, judge, entryIds, criterionIds } = event
  const sheet = (entryId: number) => ({
    eventId,
    judgeId: judge.id,
    entryId,
    revision: 1,
    isSubmitted: true,
    updatedAt: new Date(),
  })
  const score = (sheetId: number, criterionId: number, points: number) => ({ sheetId, criterionId, points })
  const [judged, ...equal] = await insert(sql, "Sheet", [sheet(entryIds[0]), sheet(tied[0]), sheet(tied[1])])
  const [paint, sound] = criterionIds
  const equalScores = equal.flatMap((id) => [score(id, paint, 4), score(id, sound, 4)])
  await insert(sql, "Score", [score(judged, paint, 7), score(judged, sound, 7), ...equalScores])
  await retally(sql, eventId, [entryIds[0], ...tied])
}

async function insertOutcome(sql: Sql, { event, tied }: Setup) {
  const at = new Date()
  const { eventId, judge } = event
  const [entryId] = event.entryIds
  const tie = { tieKey: "gone", ladder: "overall", kind: "shared", entryIds: JSON.stringify(tied) }
  const [settlementId] = await insert(sql, "TieSettlement", [{ eventId, ...tie, settledBy: "Olive", settledAt: at }])
  const award = { eventId, name: "Best Paint", maxWinners: 2, createdAt: at, updatedAt: at }
  const [awardId] = await insert(sql, "Award", [award])
  const assigned = { assignedBy: "Organizer", assignedAt: at }
  const [awardWinnerId] = await insert(sql, "AwardWinner", [{ awardId, entryId, ...assigned }])
  const overall = { winnerType: "overall", slot: "overall/1", confirmedBy: "Olive", confirmedAt: at }
  const [confirmedWinnerId] = await insert(sql, "ConfirmedWinner", [{ eventId, entryId, ...overall }])
  const phone = { deviceKey: randomCode(16), label: "Firefox on Android", createdAt: at }
  const [signInRequestId] = await insert(sql, "SignInRequest", [{ eventId, judgeId: judge.id, ...phone }])
  const withdrawn = { source: "judge", state: "withdrawn", declaredBy: judge.name, declaredAt: at }
  const pair = { judgeId: judge.id, entryId: event.entryIds[1] }
  const [conflictId] = await insert(sql, "Conflict", [{ eventId, ...pair, ...withdrawn }])
  const stageKey = randomCode(20)
  await sql.run(`INSERT INTO "Ceremony" ("eventId", "stageKey", "updatedAt") VALUES (?, ?, ?)`, [eventId, stageKey, at])
  return { settlementId, conflictId, awardId, awardWinnerId, confirmedWinnerId, signInRequestId, stageKey }
}

async function insertMessages(sql: Sql, { event: { eventId, judge, entryIds } }: Setup) {
  const at = new Date()
  const judgeId = judge.id
  const [messageId] = await insert(sql, "Message", [{ eventId, text: "Lunch is at noon", sentBy: "Olive", sentAt: at }])
  await sql.run(`INSERT INTO "MessageToJudge" ("messageId", "judgeId") VALUES (?, ?)`, [messageId, judgeId])
  const report = { eventId, judgeId, entryId: entryIds[1], kind: "notHere", reportedAt: at }
  const [reportId] = await insert(sql, "EntryReport", [report])
  return { messageId, reportId }
}

async function insertPoll(sql: Sql, { event: { eventId } }: Setup) {
  const [pollId] = await insert(sql, "Poll", [{ eventId, name: "People's Choice", state: "draft" }])
  const voteCode = randomCode(8)
  const second = { eventId, number: 2, code: randomCode(8) }
  await insert(sql, "VoteCode", [{ eventId, number: 1, code: voteCode }, second])
  return { pollId, voteCode }
}

export async function makeFullEvent(db: Database): Promise<FullEvent> {
  const hash = await passwordHash
  const made = await db.write(async (sql) => {
    const setup = await insertSetup(sql, hash)
    await insertSheets(sql, setup)
    const outcome = { ...(await insertOutcome(sql, setup)), ...(await insertPoll(sql, setup)) }
    return { ...setup.event, ...outcome, ...(await insertMessages(sql, setup)) }
  })
  const { eventId, judge } = made
  const session = { role: "judge", eventId, judgeId: judge.id, actor: judge.name } as const
  const sessionId = await openSession(db.prisma, session, new Date())
  const { standings } = await eventContest(db, eventId)
  return { ...made, judgeSessionTag: sessionTag(sessionId), tieKey: standings.ties[0]?.key ?? "" }
}
