// Uploading photos while judges save: npm run bench photos [-- --photos 8] [--megapixels 12]
// The baseline: the same judges save at the same pace before the first photo.
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { startProduct } from "./lib/bench-server.ts"
import { freshDatabase } from "./lib/databases.ts"
import { percentile } from "./lib/figures.ts"
import { openJudgingShow, signInOrganizers } from "./lib/judging-show.ts"
import { photographs } from "./lib/photographs.ts"
import { processUsage } from "./lib/process-usage.ts"
import { report } from "./lib/report.ts"
import { startSteadyJudging } from "./lib/steady-judging.ts"

const JUDGES = 12
const ENTRIES = 1_000
const BETWEEN_SHEETS_MS = 100
const QUIET_MS = 5_000

const { values } = parseArgs({
  options: {
    photos: { type: "string", default: "8" },
    megapixels: { type: "string", default: "12" },
    record: { type: "boolean", default: false },
  },
})

/** A session sends one photo at a time: each comes from another device. */
async function upload(port: number, entryId: number | undefined, photo: Buffer, cookie = ""): Promise<void> {
  const form = new FormData()
  form.append("image", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "car.jpg")
  const url = `http://127.0.0.1:${port}/api/entries/${entryId}/upload-image`
  const answer = await fetch(url, { method: "POST", body: form, headers: { cookie } })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
}

const database = await freshDatabase("sqlite")
try {
  const photos = await photographs(Number(values.photos), Number(values.megapixels))
  const show = await openJudgingShow(database.url, { entries: ENTRIES, judges: JUDGES, criteria: 10 })
  const devices = await signInOrganizers(database.url, show, photos.length)
  const server = await startProduct({ DATABASE_URL: database.url })
  const judging = startSteadyJudging(server.port, show, BETWEEN_SHEETS_MS)
  await wait(QUIET_MS)
  const quiet = judging.takeTimes()
  const startedAt = performance.now()
  await Promise.all(photos.map((photo, index) => upload(server.port, show.entryIds[index], photo, devices[index])))
  const seconds = (performance.now() - startedAt) / 1_000
  const busy = judging.takeTimes()
  const { megabytes } = await processUsage(server.port)
  await judging.stop()
  await server.stop()
  const bytes = photos.reduce((sum, photo) => sum + photo.length, 0) / photos.length
  const ms = { unit: "ms" }
  report([
    { name: "bytes of a photo", value: bytes / 1_048_576, unit: "MB" },
    { name: "all photos stored", value: seconds, unit: "s" },
    { name: "saves without photos p99", value: percentile(quiet, 0.99), ...ms },
    { name: "saves meanwhile p50", value: percentile(busy, 0.5), ...ms },
    { name: "saves meanwhile p99", value: percentile(busy, 0.99), ...ms, atMost: 200 },
    { name: "saves meanwhile", value: busy.length },
    { name: "memory afterwards", value: megabytes, unit: "MB" },
  ])
} finally {
  await database.drop()
}
