// The hall's network is back and all phones send at once: npm run bench burst [-- --phones 50] [--sheets 60]
// Every phone sends its unsent sheets, one after the other, while the organizer's dashboard stays open. The answer to
// every tenth sheet is lost, so the phone sends it again. At the end each sheet must count once.
import { parseArgs } from "node:util"
import { openDatabase } from "../apps/server/src/data/open-database.ts"
import { startProduct } from "./lib/bench-server.ts"
import { openConnection } from "./lib/connection.ts"
import { freshDatabase } from "./lib/databases.ts"
import { percentile } from "./lib/figures.ts"
import { type JudgingShow, openJudgingShow } from "./lib/judging-show.ts"
import { report } from "./lib/report.ts"
import { savingRequest } from "./lib/sheets.ts"
import { watchDashboard } from "./lib/watcher.ts"

const LOST_ANSWER_EVERY = 10

const { values } = parseArgs({
  options: {
    phones: { type: "string", default: "50" },
    sheets: { type: "string", default: "60" },
    record: { type: "boolean", default: false },
  },
})
const phones = Number(values.phones)
const sheets = Number(values.sheets)

async function sendUnsent(port: number, show: JudgingShow, judge: JudgingShow["judges"][number]): Promise<number[]> {
  const latencies: number[] = []
  let connection = await openConnection(port)
  for (const [index, entryId] of show.entryIds.entries()) {
    const request = savingRequest(show, judge, entryId, "tRPC")
    const first = await connection.send(request)
    const answers = [first]
    if (index % LOST_ANSWER_EVERY === 0) {
      connection.close()
      connection = await openConnection(port)
      answers.push(await connection.send(request))
    }
    for (const { status, body, ms } of answers) {
      if (status !== 200 || body !== first.body) throw new Error(`${status} ${body.slice(0, 200)}`)
      latencies.push(ms)
    }
  }
  connection.close()
  return latencies
}

async function expectEachOnce(url: string): Promise<void> {
  const db = await openDatabase({ url })
  try {
    const [found] = await db.read.all(
      `SELECT (SELECT COUNT(*) FROM "Sheet" WHERE "isSubmitted") AS "sheets", (SELECT COUNT(*) FROM "HistoryItem") AS "history",
              (SELECT COUNT(*) FROM "SavedMutation") AS "answers", (SELECT SUM("judgeCount") FROM "Tally") AS "counted"`,
    )
    for (const [what, count] of Object.entries(found ?? {}))
      if (count !== phones * sheets) throw new Error(`Found ${count} ${what}, expected ${phones * sheets}.`)
  } finally {
    await db.close()
  }
}

const database = await freshDatabase("sqlite")
try {
  const show = await openJudgingShow(database.url, { entries: sheets, judges: phones, criteria: 10 })
  const server = await startProduct({ DATABASE_URL: database.url })
  const isOver = new AbortController()
  const watching = watchDashboard(server.port, show, isOver.signal)
  const startedAt = performance.now()
  const latencies = (await Promise.all(show.judges.map((judge) => sendUnsent(server.port, show, judge)))).flat()
  const seconds = (performance.now() - startedAt) / 1_000
  isOver.abort()
  const dashboard = await watching
  await server.stop()
  await expectEachOnce(database.url)
  const ms = { unit: "ms" }
  report([
    { name: "sheets that arrived, each once", value: phones * sheets, atLeast: phones * sheets },
    { name: "time for all sheets", value: seconds, unit: "s", atMost: 10 },
    { name: "sheet p50", value: percentile(latencies, 0.5), ...ms },
    { name: "sheet p99", value: percentile(latencies, 0.99), ...ms },
    { name: "dashboard meanwhile p50", value: percentile(dashboard, 0.5), ...ms },
    { name: "dashboard meanwhile p99", value: percentile(dashboard, 0.99), ...ms },
  ])
} finally {
  await database.drop()
}
