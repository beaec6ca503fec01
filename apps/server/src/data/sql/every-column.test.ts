import { beforeAll, expect, it } from "vitest"
import { describeOnBoth } from "../../../test/both-databases.ts"
import { judgedEvent } from "../../../test/scenes/judged-event.ts"
import type { RowOf } from "../rows.ts"
import { databaseIdOf } from "./database-id.ts"
import { lockEvent } from "./event-lock.ts"
import { raiseVersionsBy } from "./event-versions.ts"
import {
  chainedLines,
  countUnchained,
  endOfChain,
  recordFirstLine,
  storeDraftLine,
  takeDraftLines,
  unchainedLine,
} from "./history-lines.ts"
import { entriesWith, entryKeys, importedClasses } from "./import-entries.ts"
import { eventVersions } from "./live-versions.ts"
import { livingSessions } from "./living-sessions.ts"
import { ownSheets } from "./own-sheets.ts"
import { readPanelSheets, readPanelSheetsOf } from "./panel-sheets.ts"
import { readTallies, tallyOf } from "./read-tallies.ts"
import { readEntrySetup, readResultsSetup } from "./results-setup.ts"
import { resultsVersions } from "./results-versions.ts"
import { readSaveContext, saveContextOf } from "./save-context.ts"
import { readSaveSetup } from "./save-setup.ts"
import { scoredSheets } from "./scored-sheets.ts"
import { recountTallies, retally } from "./tally.ts"
import {
  choicesInPoll,
  choicesOfCode,
  choiceUnderVote,
  chosenEntry,
  numberedEntry,
  openPolls,
  pollUnderVote,
  readTurnout,
  storeVote,
  validCode,
} from "./votes.ts"

const LATER = new Date("2999-01-01T00:00:00Z")

/** The paths of the values that a statement did not select. */
function missing(value: unknown, path = ""): string[] {
  if (value === undefined) return [path]
  if (value instanceof Map) return [...value.values()].flatMap((item) => missing(item, `${path}[]`))
  if (Array.isArray(value)) return value.flatMap((item) => missing(item, `${path}[]`))
  if (value === null || typeof value !== "object" || value instanceof Date) return []
  return Object.entries(value).flatMap(([key, item]) => missing(item, `${path}.${key}`))
}

describeOnBoth("a statement selects every column that its type has", (db) => {
  let eventId: number
  let judge: RowOf<"Judge">
  let entry: RowOf<"Entry">
  let criterionIds: number[]

  beforeAll(async () => {
    const { prisma } = db()
    await judgedEvent(db())
    eventId = (await prisma.event.findFirstOrThrow()).id
    judge = await prisma.judge.findFirstOrThrow()
    entry = await prisma.entry.findFirstOrThrow()
    criterionIds = (await prisma.criterion.findMany()).map(({ id }) => id)
    await prisma.sheet.updateMany({ data: { isSubmitted: true } })
    await prisma.class.create({ data: { eventId, name: "A", nameKey: "a" } })
    const session = { id: "s", role: "judge", eventId, judgeId: judge.id, actor: judge.name, expiresAt: LATER } as const
    await prisma.session.create({ data: session })
    await prisma.savedMutation.create({
      data: { judgeId: judge.id, mutationId: "m", bodyHash: "h", answer: "{}" },
    })
    const author = { eventId, actor: "Olive" }
    const entries = await prisma.entry.findMany()
    await db().write(async (sql) => {
      await retally(
        sql,
        eventId,
        entries.map(({ id }) => id),
      )
      await recordFirstLine(sql, author, { action: "event.created", subject: "Show" })
    })
  })

  const whole = (value: unknown) => {
    expect(value).toBeTruthy()
    expect(missing(value)).toEqual([])
  }

  it("of saving", async () => {
    const { read } = db()
    const key = { entryId: entry.id, mutationId: "m" }
    const row = await readSaveContext(read, { judgeId: judge.id, sessionId: "s" }, key)
    if (!row) throw new Error("The session is open.")
    const { criteria, entryCount } = await readSaveSetup(read, eventId)
    expect(entryCount).toBe(10)
    whole(row)
    whole(criteria)
    const context = saveContextOf(row, { entryId: entry.id, criteria })
    expect(context.stored?.scores).toHaveLength(criteria.length)
    expect(context.answered).toEqual({ bodyHash: "h", answer: "{}" })
    expect(context.entry?.tally.judgeCount).toBe(6)
  })

  it("of locks, versions and the history", async () => {
    await db().write(async (sql) => {
      whole(await lockEvent(sql, eventId))
      whole(await raiseVersionsBy(sql, eventId, { results: true, setup: true, judges: "all" }))
      const line = unchainedLine({ eventId, actor: "Olive" }, { action: "sheet.draft-saved", subject: "Sheet" })
      const id = await storeDraftLine(sql, line)
      expect(await takeDraftLines(sql, [id])).toMatchObject([line])
      whole(await endOfChain(sql, eventId))
      whole(await chainedLines(sql, eventId, { after: 0, take: 10 }))
      expect(await countUnchained(sql, eventId)).toBe(0)
    })
  })

  it("of results", async () => {
    const { read } = db()
    whole(await resultsVersions(read, eventId))
    whole(await readResultsSetup(read, eventId))
    expect((await readEntrySetup(read, eventId, entry.id)).entries).toHaveLength(1)
    const tallies = await readTallies(read, eventId)
    expect(tallies.size).toBe(10)
    whole([...tallies.values()].map(tallyOf))
    whole(await readPanelSheets(read, eventId))
    expect(await readPanelSheetsOf(read, new Set([entry.id]))).toHaveLength(6)
    whole(await scoredSheets(read, eventId, criterionIds))
    whole(await recountTallies(read, entry.id, entry.id))
  })

  it("of devices, live updates and imports", async () => {
    const { read } = db()
    whole(await livingSessions(db(), ["s"], { now: new Date(), masterAdminTags: [] }))
    whole(await ownSheets(read, judge.id))
    whole(await eventVersions(db(), eventId))
    whole(await databaseIdOf(read))
    whole(await entryKeys(read, eventId))
    whole(await importedClasses(read, eventId))
    whole(await entriesWith(read, eventId, [entry.votingId]))
  })

  it("of votes", async () => {
    const { prisma, read } = db()
    const { id: pollId } = await prisma.poll.create({ data: { eventId, name: "People's Choice", state: "open" } })
    await prisma.voteCode.create({ data: { eventId, number: 1, code: "7YQ4K2MP" } })
    const code = await validCode(read, "7YQ4K2MP")
    whole(code)
    const codeId = code?.codeId ?? 0
    whole(await openPolls(read, eventId))
    await db().write(async (sql) => {
      whole(await pollUnderVote(sql, { pollId, eventId }))
      await storeVote(sql, { pollId, codeId, entryId: entry.id, way: "desk", votedAt: LATER })
      expect(await choiceUnderVote(sql, { pollId, codeId })).toBe(entry.id)
    })
    expect(await prisma.vote.findMany()).toEqual([{ pollId, codeId, entryId: entry.id, way: "desk", votedAt: LATER }])
    whole(await chosenEntry(read, eventId, entry.id))
    whole(await numberedEntry(read, eventId, entry.votingId.toLowerCase()))
    expect(await choicesOfCode(read, codeId)).toEqual([{ pollId, entryId: entry.id }])
    expect(await choicesInPoll(read, pollId)).toEqual([{ entryId: entry.id, isVoid: false, votes: 1 }])
    expect(await readTurnout(read, eventId)).toEqual({ voters: new Map([[pollId, 1]]), used: 1 })
  })
})
