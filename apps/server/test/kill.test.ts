import { randomInt } from "node:crypto"
import { IS_WHOLE_RUN } from "@rosette/testkit"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../src/data/database.ts"
import { openDatabase } from "../src/data/open-database.ts"
import { retally } from "../src/data/sql/tally.ts"
import { createSealer } from "../src/kernel/sessions/seal.ts"
import { openSession, ROLE_COOKIES } from "../src/kernel/sessions/session-store.ts"
import { DATABASES } from "./databases.ts"
import { type Contest, judgingOf, makeContest } from "./scenes/contest.ts"
import { type Device, openDevice, type SentSheet } from "./scenes/judging-panel.ts"
import { spawnServer } from "./server-process.ts"

const SECRET = "a secret that only this test has to know"
const JUDGES = 12
const MAX_SHEETS_PER_ROUND = 60
/** Several times as many sheets as a judge saves before a kill. */
const ENTRIES_PER_ROUND = 20
const LIMIT_MS = 300_000
const SERVER = { SESSION_SECRET: SECRET, LOG_LEVEL: "fatal" }

/**
 * How often the server is killed. The killed process itself writes SQLite's files; PostgreSQL keeps running, and is left out of
 * `npm test`.
 */
const ROUNDS = {
  sqlite: Number(process.env.KILL_ROUNDS ?? (IS_WHOLE_RUN ? 10 : 1)),
  postgresql: Number(process.env.KILL_ROUNDS ?? (IS_WHOLE_RUN ? 2 : 0)),
}

describe.each(DATABASES.filter(({ dialect }) => ROUNDS[dialect] > 0))("on $dialect", ({ dialect, create }) => {
  const rounds = ROUNDS[dialect]
  let url: string
  let drop: () => Promise<void>
  let contest: Contest
  let panel: Device[]

  beforeAll(async () => {
    const fresh = await create()
    url = fresh.url
    drop = fresh.drop
    await withDatabase(async (db) => {
      contest = await makeContest(db, {
        judges: Array.from({ length: JUDGES }, (_, index) => `Judge ${index}`),
        entries: Array.from({ length: (rounds + 1) * ENTRIES_PER_ROUND }, () => ({})),
        criteria: Array.from({ length: 6 }, () => ({})),
      })
      panel = await Promise.all(contest.judges.map((judge) => deviceOf(db, judge)))
    })
  })
  afterAll(() => drop())

  async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
    const db = await openDatabase({ url })
    try {
      await work(db)
    } finally {
      await db.close()
    }
  }

  async function withServer(work: (address: string, kill: () => void) => Promise<void>): Promise<void> {
    const server = spawnServer({ ...SERVER, DATABASE_URL: url })
    try {
      await work(`http://127.0.0.1:${await server.port}`, () => void server.process.kill("SIGKILL"))
    } finally {
      await server.remove()
    }
  }

  async function deviceOf(db: Database, { id: judgeId, eventId, name }: Contest["judges"][number]): Promise<Device> {
    const sessionId = await openSession(db.prisma, { role: "judge", eventId, judgeId, actor: name }, new Date())
    const cookie = `${ROLE_COOKIES.judge}=${await createSealer([SECRET], 86_400).seal(sessionId)}`
    return openDevice({ judgeId, cookie, criteria: contest.criteria, entryIds: contest.entries.map(({ id }) => id) })
  }

  /** Judges save until the server is killed: after this many sheets plus a moment. */
  const judgeUntilKilled = (sheets: number) =>
    withServer(async (address, kill) => {
      let answers = 0
      const onAnswer = () => {
        answers += 1
        if (answers === sheets) setTimeout(kill, Math.random() * 3)
      }
      await Promise.all(panel.map((device) => device.judge(address, onAnswer)))
    })

  const contentOf = ({ isSubmitted, comments, scores }: Pick<SentSheet, "isSubmitted" | "comments" | "scores">) =>
    JSON.stringify([isSubmitted, comments, scores.map(({ criterionId, points }) => [criterionId, points])])

  /** By judge and entry; read by SQL, because it is read after each kill. */
  async function storedSheets({ read }: Database): Promise<Map<string, string>> {
    const { id } = contest.event
    type Row = Omit<SentSheet, "scores"> & { id: number; judgeId: number }
    const sheets = await read.all<Row>(
      `SELECT "id", "judgeId", "entryId", "isSubmitted", "comments" FROM "Sheet" WHERE "eventId" = ?`,
      [id],
    )
    const scores = await read.all<{ sheetId: number; criterionId: number; points: number }>(
      `SELECT c."sheetId", c."criterionId", c."points" FROM "Score" c JOIN "Sheet" s ON s."id" = c."sheetId"
        WHERE s."eventId" = ? ORDER BY c."sheetId", c."criterionId"`,
      [id],
    )
    const bySheet = Map.groupBy(scores, ({ sheetId }) => sheetId)
    const contents = sheets.map((sheet) => {
      const isSubmitted = Boolean(sheet.isSubmitted)
      const content = contentOf({ ...sheet, isSubmitted, scores: bySheet.get(sheet.id) ?? [] })
      return [`${sheet.judgeId} ${sheet.entryId}`, content] as const
    })
    const stored = new Map(contents)
    expect(stored.size).toBe(sheets.length)
    return stored
  }

  /** Every stored sheet is one that its judge sent, complete: the last acknowledged one, or the one in doubt. */
  async function expectNothingLost(db: Database): Promise<void> {
    const stored = await storedSheets(db)
    for (const { judgeId, acknowledged, inDoubt } of panel)
      for (const entryId of new Set([...acknowledged.keys(), ...(inDoubt ? [inDoubt.entryId] : [])])) {
        const sent = [acknowledged.get(entryId), inDoubt?.entryId === entryId ? inDoubt : undefined]
        const possible = sent.flatMap((sheet): (string | undefined)[] => (sheet ? [contentOf(sheet)] : []))
        const found = stored.get(`${judgeId} ${entryId}`)
        const mustBeThere = found !== undefined || acknowledged.has(entryId)
        if (mustBeThere && !possible.includes(found)) expect(possible).toContain(found)
        stored.delete(`${judgeId} ${entryId}`)
      }
    expect([...stored.keys()], "sheets that nobody sent").toEqual([])
  }

  it(
    `killed ${rounds} times under twelve saving judges, it loses no acknowledged sheet and stores no partial one`,
    async () => {
      for (let round = 0; round < rounds; round++) {
        await judgeUntilKilled(randomInt(1, MAX_SHEETS_PER_ROUND))
        await withDatabase(expectNothingLost)
      }
    },
    LIMIT_MS,
  )

  it(
    "a save in doubt is sent again and counts once",
    async () => {
      await judgeUntilKilled(JUDGES * 2)
      const inDoubt = () => panel.filter((device) => device.inDoubt).length
      expect(inDoubt()).toBe(JUDGES)
      await withServer(async (address) => {
        await Promise.all(panel.map((device) => device.settle(address)))
      })
      expect(inDoubt()).toBe(0)
      await withDatabase(async (db) => {
        await expectNothingLost(db)
        const kept = await judgingOf(db, contest.event.id)
        expect(kept.sheets).toHaveLength(panel.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0))
        // Every save with a change has a stored answer; of a sheet's saves, the last one is in the history.
        expect(kept.mutations).toHaveLength(kept.event?.changeVersion ?? 0)
        expect(kept.history).toHaveLength(kept.sheets.length)
        const entryIds = contest.entries.map(({ id }) => id)
        await db.write((sql) => retally(sql, contest.event.id, entryIds))
        expect((await judgingOf(db, contest.event.id)).tallies, "the sums as they are counted anew").toEqual(
          kept.tallies,
        )
      })
    },
    LIMIT_MS,
  )
})
