// Importing a long list of entries: npm run bench import [-- --rows 5000]
// The baseline inserts the same rows into the same table without checks, in one durable transaction, one statement per row.
// Each round fills a new show while another one's dashboard stays open.
import { DatabaseSync } from "node:sqlite"
import { parseArgs } from "node:util"
import { startProduct } from "./lib/bench-server.ts"
import { openConnection, requestOf } from "./lib/connection.ts"
import { freshDatabase } from "./lib/databases.ts"
import { median, percentile } from "./lib/figures.ts"
import { type JudgingShow, openJudgingShow } from "./lib/judging-show.ts"
import { report } from "./lib/report.ts"
import { watchDashboard } from "./lib/watcher.ts"

const ROUNDS = 5

const { values } = parseArgs({
  options: { rows: { type: "string", default: "5000" } },
})
const rowCount = Number(values.rows)

const rowsOf = (round: number) =>
  Array.from({ length: rowCount }, (_, index) => ({
    "Entry Name": `Car ${index}`,
    "Owner/Participant": `Owner ${index}`,
    "Voting ID": `${round}-${index}`,
    Description: "A car with a long story, told here in a sentence or two as people do.",
    "Image URL": "",
    "Show Entry Name": "Yes",
    "Show Owner/Participant": "No",
  }))

async function importRows(port: number, show: JudgingShow, round: number): Promise<number> {
  const connection = await openConnection(port)
  const request = requestOf("POST", `/api/events/${show.eventId}/import-csv`, {
    cookie: show.organizerCookie,
    body: { csvData: rowsOf(round) },
  })
  const { status, body, ms } = await connection.send(request)
  connection.close()
  if (status >= 300 || JSON.parse(body).count !== rowCount) throw new Error(`${status} ${body.slice(0, 300)}`)
  return ms
}

function insertBare(file: string, eventId: number, round: number): number {
  const db = new DatabaseSync(file)
  db.exec("PRAGMA synchronous = FULL")
  const rows = rowsOf(round)
  const startedAt = performance.now()
  const insert = db.prepare(
    `INSERT INTO "Entry" ("eventId", "entryName", "ownerParticipant", "votingId", "description", "showEntryName", "showOwnerParticipant", "updatedAt")
     VALUES (?, ?, ?, ?, ?, 1, 0, ?)`,
  )
  db.exec("BEGIN IMMEDIATE")
  for (const row of rows)
    insert.run(
      eventId,
      row["Entry Name"],
      row["Owner/Participant"],
      row["Voting ID"],
      row.Description,
      new Date().toISOString(),
    )
  db.exec("COMMIT")
  const ms = performance.now() - startedAt
  db.close()
  return ms
}

const [database, bareDatabase] = [await freshDatabase("sqlite"), await freshDatabase("sqlite")]
try {
  const size = { entries: 0, judges: 1, criteria: 10 }
  const watched = await openJudgingShow(database.url, { entries: 300, judges: 12, criteria: 10 })
  const shows: JudgingShow[] = []
  for (let round = 0; round <= ROUNDS; round++) shows.push(await openJudgingShow(database.url, size))
  const bareShow = await openJudgingShow(bareDatabase.url, size)
  const server = await startProduct({ DATABASE_URL: database.url })
  const isOver = new AbortController()
  const watching = watchDashboard(server.port, watched, isOver.signal)
  const rounds: { ms: number; bareMs: number }[] = []
  for (const [round, show] of shows.entries()) {
    const bareMs = insertBare(bareDatabase.url.slice("file:".length), bareShow.eventId, round)
    rounds.push({ bareMs, ms: await importRows(server.port, show, round) })
  }
  isOver.abort()
  const dashboard = await watching
  await server.stop()
  const measured = rounds.slice(1)
  const seconds = median(measured.map(({ ms }) => ms)) / 1_000
  report([
    { name: `${rowCount} rows`, value: seconds, unit: "s" },
    { name: "rows", value: rowCount / seconds, unit: "/s" },
    { name: "time against bare inserts", value: median(measured.map(({ ms, bareMs }) => ms / bareMs)) },
    { name: "another show's dashboard meanwhile p50", value: percentile(dashboard, 0.5), unit: "ms" },
    { name: "another show's dashboard meanwhile p99", value: percentile(dashboard, 0.99), unit: "ms" },
  ])
} finally {
  await database.drop()
  await bareDatabase.drop()
}
