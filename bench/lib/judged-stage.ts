import { rmSync } from "node:fs"
import { readSettings } from "../../apps/server/src/env.ts"
import type { Services } from "../../apps/server/src/kernel/services.ts"
import { closeServices, openServices } from "../../apps/server/src/start/open-services.ts"
import { freshDatabase } from "./databases.ts"
import { submitAllSheets } from "./judged-show.ts"
import { BENCH_SECRET, type JudgingShow, openJudgingShow } from "./judging-show.ts"

/** `file` is the path of the SQLite database. */
export type JudgedStage = { services: Services; show: JudgingShow; file: string }

/** Runs the work on a show in which every sheet is submitted, with the server's services; removes everything afterwards. */
export async function onJudgedShow<Answer>(
  size: Parameters<typeof openJudgingShow>[1],
  work: (stage: JudgedStage) => Promise<Answer>,
): Promise<Answer> {
  const database = await freshDatabase("sqlite")
  const file = database.url.slice("file:".length)
  const show = await openJudgingShow(database.url, size)
  submitAllSheets(file, show.eventId)
  const settings = { DATABASE_URL: database.url, DATA_DIR: `${file}-data`, SESSION_SECRET: BENCH_SECRET }
  const services = await openServices(readSettings({ ...settings, LOG_LEVEL: "silent" }))
  try {
    return await work({ services, show, file })
  } finally {
    await closeServices(services)
    rmSync(`${file}-data`, { recursive: true, force: true })
    await database.drop()
  }
}
