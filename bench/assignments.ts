// What divided judging costs: npm run bench assignments [-- --rounds 15]
// 300 entries, 12 judges and 20 criteria, three sheets of each entry. Server time, in turns: what a judge is offered against their
// progress, the coverage against the overview, and the preview of other assignments.
import { parseArgs } from "node:util"
import { raiseVersions } from "../apps/server/src/data/change/event-change.ts"
import { retally, retallyAll } from "../apps/server/src/data/sql/tally.ts"
import { coveredSheetsCache } from "../apps/server/src/features/assignments/covered-sheets-query.ts"
import { resultsCache } from "../apps/server/src/features/results/current-results-query.ts"
import { startClientThread } from "./lib/client-thread.ts"
import { median } from "./lib/figures.ts"
import { type JudgedStage, onJudgedShow } from "./lib/judged-stage.ts"
import { type Figure, report } from "./lib/report.ts"
import { openTimedApp, type TimedApp } from "./lib/timed-app.ts"

const { values } = parseArgs({ options: { rounds: { type: "string", default: "15" } } })
const SIZE = { entries: 300, judges: 12, criteria: 20 }
/** Rounds that are not counted: until the server's code is compiled. */
const WARM_UP = 10
const SHEETS_PER_ENTRY = 3

const TIMES = ["progress", "next", "overview", "coverage", "afterOneSheet", "preview"] as const
type Times = Record<(typeof TIMES)[number], number>
type Stage = Omit<JudgedStage, "file"> & { app: TimedApp }

const client = startClientThread()

async function ask(
  { app }: Stage,
  path: string,
  cookie: string,
  body?: object,
): Promise<{ ms: number; bytes: number }> {
  const answer = await client.ask({ port: app.port, path: `/api${path}`, headers: { cookie }, ...(body && { body }) })
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.slice(0, 200)}`)
  return { ms: await app.tookMs(), bytes: Buffer.byteLength(answer.body) }
}

/** Leaves one to three sheets of each entry, of all judges, and asks for three. */
async function dividePanel({ services, show }: JudgedStage): Promise<void> {
  const { db } = services
  await db.write(async (sql) => {
    await raiseVersions(sql, { eventId: show.eventId }, "results")
    await sql.run(`UPDATE "Event" SET "sheetsPerEntry" = ? WHERE "id" = ?`, [SHEETS_PER_ENTRY, show.eventId])
    await sql.run(
      `DELETE FROM "Sheet" WHERE "eventId" = ? AND ("judgeId" * 5 + "entryId" * 7) % 12 > ("entryId" % 3)`,
      [show.eventId],
    )
    await retallyAll(sql, show.eventId)
  })
}

/** The effect of a judge's submitted sheet, without its request. */
async function changeOneSheet({ services, show }: Stage): Promise<void> {
  const { eventId } = show
  await services.db.write(async (sql) => {
    const [sheet] = await sql.all<{ id: number; judgeId: number; entryId: number }>(
      `SELECT "id", "judgeId", "entryId" FROM "Sheet" WHERE "eventId" = ? ORDER BY "revision", "id" LIMIT 1`,
      [eventId],
    )
    const raised = sheet && (await raiseVersions(sql, { eventId, judgeId: sheet.judgeId }, "decisions"))
    if (!raised) throw new Error("The show has sheets.")
    await sql.run(`UPDATE "Sheet" SET "revision" = ? WHERE "id" = ?`, [raised.changeVersion, sheet.id])
    await sql.run(`UPDATE "Score" SET "points" = ("points" + 5) % 11 WHERE "sheetId" = ?`, [sheet.id])
    await retally(sql, eventId, [sheet.entryId])
  })
}

async function oneRound(stage: Stage, round: number): Promise<Times & { bytes: number }> {
  const { services, show } = stage
  const judge = show.judges[round % show.judges.length]
  if (!judge) throw new Error("The show has judges.")
  const ofEvent = (what: string, body?: object) =>
    ask(stage, `/events/${show.eventId}/${what}`, show.organizerCookie, body)
  const coolDown = () => {
    resultsCache(services.db).delete(show.eventId)
    coveredSheetsCache(services.db).delete(show.eventId)
  }
  const progress = await ask(stage, `/judges/${judge.id}/progress`, judge.cookie)
  const next = await ask(stage, "/judge/next", judge.cookie, {})
  coolDown()
  const overview = await ofEvent("overview")
  coolDown()
  const coverage = await ofEvent("coverage")
  await changeOneSheet(stage)
  const afterOneSheet = await ofEvent("coverage")
  const preview = await ofEvent("assignments/preview", { sheetsPerEntry: 4 })
  const times = { progress, next, overview, coverage, afterOneSheet, preview }
  const ms = Object.fromEntries(TIMES.map((name) => [name, times[name].ms])) as Times
  return { ...ms, bytes: coverage.bytes }
}

const rounds = await onJudgedShow(SIZE, async (stage) => {
  await dividePanel(stage)
  const app = await openTimedApp(stage.services)
  try {
    const all: Awaited<ReturnType<typeof oneRound>>[] = []
    for (let round = 0; round < WARM_UP + Number(values.rounds); round++)
      all.push(await oneRound({ ...stage, app }, round))
    return all.slice(WARM_UP)
  } finally {
    await app.close()
  }
})
await client.stop()

const ms = (name: keyof Times) => median(rounds.map((times) => times[name]))
const ratio = (a: keyof Times, b: keyof Times) => median(rounds.map((times) => times[a] / times[b]))
const figures: Figure[] = [
  { name: "progress", value: ms("progress"), unit: "ms" },
  { name: "next", value: ms("next"), unit: "ms" },
  { name: "next against progress", value: ratio("next", "progress"), atMost: 2 },
  { name: "overview, nothing cached", value: ms("overview"), unit: "ms" },
  { name: "coverage, nothing cached", value: ms("coverage"), unit: "ms" },
  { name: "coverage against overview", value: ratio("coverage", "overview"), atMost: 1.5 },
  { name: "coverage after one sheet", value: ms("afterOneSheet"), unit: "ms" },
  { name: "after one sheet against nothing cached", value: ratio("afterOneSheet", "coverage"), atMost: 0.5 },
  {
    name: "coverage, uncompressed",
    value: Math.max(...rounds.map(({ bytes }) => bytes)) / 1_000,
    unit: "KB",
    atMost: 40,
  },
  { name: "preview of assignments", value: ms("preview"), unit: "ms", atMost: 50 },
]
report(figures)
