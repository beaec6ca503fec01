// The minimum for saving a sheet durably: node:http and direct access to the database.
import { createServer } from "node:http"
import { saveToPostgresql } from "./bare-postgresql.ts"
import { saveToSqlite } from "./bare-sqlite.ts"
import type { SentSheet } from "./sent-sheet.ts"

const url = process.env.DATABASE_URL ?? ""
const save = url.startsWith("file:") ? saveToSqlite(url.slice("file:".length)) : saveToPostgresql(url)

/** The two metrics that the measurements read, in the server's format. */
function metrics(): string {
  const { user, system } = process.cpuUsage()
  const seconds = (user + system) / 1_000_000
  return `process_cpu_seconds_total ${seconds}\nprocess_resident_memory_bytes ${process.memoryUsage.rss()}\n`
}

const server = createServer((request, response) => {
  if (request.method === "GET") {
    response.end(metrics())
    return
  }
  const chunks: Buffer[] = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.on("end", async () => {
    const sheet: SentSheet = JSON.parse(Buffer.concat(chunks).toString("utf8"))
    await save(sheet)
    const { entryId, isSubmitted, scores } = sheet
    const answer = JSON.stringify({ entryId, isSubmitted, scores })
    response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(answer) })
    response.end(answer)
  })
})

server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  const port = typeof address === "object" ? address?.port : address
  process.stdout.write(`listening on http://127.0.0.1:${port}\n`)
})
