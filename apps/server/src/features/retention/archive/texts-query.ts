import type { Database } from "../../../data/database.ts"
import { slicesOf } from "../../../data/pages.ts"
import type { OrganizedEvent } from "../../../kernel/organizing.ts"
import type { Pieces } from "../../../lib/spool.ts"
import { exportEntries } from "../../csv/export-query.ts"
import { historyFromStart } from "../../history/queries.ts"
import { snapshotOf, snapshotsOf } from "../../publishing/queries.ts"
import { eventResults } from "../../results/queries.ts"
import { eventScores } from "../../results/scores-query.ts"
import { eventWithoutCodes } from "./event-query.ts"
import { BYTE_ORDER_MARK, resultsCsv } from "./results-csv.ts"

const LINES_AT_ONCE = 1_000

type Text = { path: string; pieces: Pieces }

/** Every text of an event, file by file; each is in memory only while it is written. */
export async function* textsOfEvent(db: Database, event: OrganizedEvent): AsyncGenerator<Text> {
  const details = await eventWithoutCodes(db, event)
  yield { path: "event.json", pieces: [asJson(details)] }
  for (const [path, withFlags] of ENTRIES_FILES) {
    const { text } = await exportEntries(db, event, withFlags)
    yield { path, pieces: [BYTE_ORDER_MARK, text] }
  }
  const results = await eventResults(db, event)
  yield { path: "results.json", pieces: [JSON.stringify(results)] }
  yield { path: "results.csv", pieces: resultsCsv(results, details) }
  yield { path: "scores.jsonl", pieces: jsonLines(slicesOf(await eventScores(db, event), LINES_AT_ONCE)) }
  yield* versionTexts(db, event)
  yield { path: "history.jsonl", pieces: jsonLines(historyFromStart(db, event)) }
}

const ENTRIES_FILES = [
  ["entries.csv", false],
  ["entries-with-flags.csv", true],
] as const

/** The published versions, byte for byte, and their checksums in the format of `sha256sum -c`. */
async function* versionTexts(db: Database, event: OrganizedEvent): AsyncGenerator<Text> {
  const versions = await snapshotsOf(db, event)
  if (versions.length === 0) return
  for (const { version } of versions)
    yield { path: `snapshots/${fileOf(version)}`, pieces: [(await snapshotOf(db, event, version)).body] }
  yield { path: "snapshots/versions.json", pieces: [asJson(versions)] }
  const sums = versions.map(({ version, sha256 }) => `${sha256}  ${fileOf(version)}\n`)
  yield { path: "snapshots/SHA256SUMS", pieces: sums }
}

const fileOf = (version: number) => `version-${version}.json`
const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const asJsonLines = (items: readonly unknown[]) => items.map((item) => `${JSON.stringify(item)}\n`).join("")

async function* jsonLines(slices: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  for await (const slice of slices) yield asJsonLines(slice)
}
