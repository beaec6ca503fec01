import { randomInt } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../src/data/database.ts"
import { openDatabase } from "../src/data/open-database.ts"
import { retally } from "../src/data/records/tally.ts"
import { ROLE_COOKIES } from "../src/kernel/sessions/cookies.ts"
import { createSealer } from "../src/kernel/sessions/seal.ts"
import { openSession } from "../src/kernel/sessions/session-store.ts"
import { DATABASES } from "./databases.ts"
import { type Contest, judgingOf, makeContest } from "./scenes/contest.ts"
import { type Device, openDevice, type SentSheet } from "./scenes/judging-panel.ts"
import { spawnServer } from "./server-process.ts"

const SECRET = "a secret that only this test has to know"
const JUDGES = 12
const MAX_SHEETS_PER_ROUND = 60
/** Several times what a judge saves before a kill. */
const ENTRIES_PER_ROUND = 20
const LIMIT_MS = 300_000
const SERVER = { SESSION_SECRET: SECRET, LOG_LEVEL: "fatal" }

/**
 * How often the server is killed. The killed process itself writes SQLite's files; PostgreSQL keeps running.
 */
const ROUNDS = { sqlite: Number(process.env.KILL_ROUNDS ?? 20), postgresql: Number(process.env.KILL_ROUNDS ?? 4) }

describe.each(DATABASES)("on $dialect", ({ dialect, create }) => {
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

  /** Judges save until the server is killed: after so many sheets plus a moment. */
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

  /** Every stored sheet is one that its judge sent, complete: the last acknowledged one, or the one in doubt. */
  async function expectNothingLost({ prisma }: Database): Promise<void> {
    const include = { scores: { orderBy: { criterionId: "asc" } } } as const
    const sheets = await prisma.sheet.findMany({ where: { eventId: contest.event.id }, include })
    const stored = new Map(sheets.map((sheet) => [`${sheet.judgeId} ${sheet.entryId}`, contentOf(sheet)]))
    expect(stored.size).toBe(sheets.length)
    for (const { judgeId, acknowledged, inDoubt } of panel)
      for (const entryId of new Set([...acknowledged.keys(), ...(inDoubt ? [inDoubt.entryId] : [])])) {
        const sent = [acknowledged.get(entryId), inDoubt?.entryId === entryId ? inDoubt : undefined]
        const possible = sent.flatMap((sheet) => (sheet ? [contentOf(sheet)] : []))
        const found = stored.get(`${judgeId} ${entryId}`)
        if (found !== undefined || acknowledged.has(entryId)) expect(possible).toContain(found)
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
