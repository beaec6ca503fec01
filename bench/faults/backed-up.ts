import { spawn } from "node:child_process"
import { once } from "node:events"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { restore } from "../../apps/server/src/backup/restore.ts"
import { openDatabase } from "../../apps/server/src/data/open-database.ts"
import { photoFolder } from "../../apps/server/src/photos/photo-folder.ts"
import { readThrough } from "../../apps/server/src/verify/read-through.ts"
import { judgingOf } from "../../apps/server/test/scenes/contest.ts"
import { startServer } from "../lib/bench-server.ts"
import { freshDatabase, stopDatabases } from "../lib/databases.ts"
import { openPanel, type Panel } from "../load/panel.ts"
import type { SentSheet } from "../load/phone.ts"
import type { Random } from "../load/random.ts"
import { audit, contentOf, type Found } from "./audit.ts"
import { furtherSaves, inFolder, PANEL, type Scenario, whileJudging } from "./scenario.ts"

const ROUNDS = 20
const MAX_SHEETS_PER_ROUND = 30
const MAX_KILL_DELAY_MS = 600
const PROGRAM = join(import.meta.dirname, "../../apps/server/src/backup.ts")

type Dialect = "sqlite" | "postgresql"
type EmptyDatabase = { url: string; drop(): Promise<void> }

/** An empty database: a SQLite file in the folder, or a new one on the PostgreSQL server. */
const emptyDatabase = async (dataDir: string, dialect: Dialect): Promise<EmptyDatabase> =>
  dialect === "sqlite" ? { url: `file:${join(dataDir, "rosette.db")}`, drop: async () => {} } : freshDatabase(dialect)

/** Backups during saves. Every third backup is killed, and during another third the server is. Each archive is restored and verified. */
export const backedUp = (dialect: Dialect, name: string): Scenario => ({
  name: `${name} backed up ${ROUNDS} times`,
  run: (random) =>
    inFolder(async (folder) => {
      const dataDir = join(folder, "data")
      const database = await emptyDatabase(dataDir, dialect)
      const { url } = database
      const panel = await openPanel(url, random, PANEL)
      const found: Found[] = []
      let archives = 0
      let server = await startServer({ url, dataDir })
      const { address, port } = server
      await whileJudging(panel, address, async () => {
        for (let round = 0; round < ROUNDS; round++) {
          await furtherSaves(panel, 1 + random.below(MAX_SHEETS_PER_ROUND))
          const before = acknowledgedBy(panel)
          const to = join(folder, `archives-${round}`)
          const backup = startBackup({ url, dataDir, to })
          if (round % 3 === 1) await killLater(random, () => backup.kill())
          if (round % 3 === 2) {
            await killLater(random, async () => void (await server.end("SIGKILL")))
            server = await startServer({ url, dataDir, port })
          }
          const code = await backup.ended
          const archive = archiveIn(to)
          if (code === 0 && archive === null) found.push(onlyUnsound("a backup with exit code 0 left no archive"))
          if (archive === null) continue
          archives += 1
          const restored = join(folder, `restored-${round}`)
          const target = await emptyDatabase(restored, dialect)
          await restore(archive, { databaseUrl: target.url, dataDir: restored })
          found.push(await auditRestored(target.url, restored, panel, before))
          await target.drop()
        }
      })
      await server.end()
      found.push(await audit(url, panel, { isSettled: true }))
      await database.drop()
      await stopDatabases()
      return { panel, found, remark: `${archives} archives of backups during saves, restored and verified` }
    }),
})

const onlyUnsound = (sentence: string): Found => ({ sheets: 0, lost: [], altered: [], unsound: [sentence] })

function startBackup({ url, dataDir, to }: { url: string; dataDir: string; to: string }) {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", PROGRAM, "--to", to], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: dataDir },
    stdio: "ignore",
  })
  const ended = once(child, "close").then(([code]: unknown[]) => code)
  return { ended, kill: () => void child.kill("SIGKILL") }
}

async function killLater(random: Random, kill: () => unknown): Promise<void> {
  await wait(random.below(MAX_KILL_DELAY_MS))
  await kill()
}

function archiveIn(folder: string): string | null {
  try {
    const name = readdirSync(folder).find((found) => found.endsWith(".tar.gz"))
    return name === undefined ? null : join(folder, name)
  } catch {
    // A backup that was killed early has not created the folder.
    return null
  }
}

type Acknowledged = Map<string, SentSheet>

const acknowledgedBy = ({ phones }: Panel): Acknowledged =>
  new Map(
    phones.flatMap(({ judgeId, acknowledged }) =>
      [...acknowledged].map(([entryId, sheet]): [string, SentSheet] => [`${judgeId} ${entryId}`, sheet]),
    ),
  )

/** Every sheet acknowledged before the backup began must be in it, as it was then or as sent since. */
async function auditRestored(url: string, dataDir: string, panel: Panel, before: Acknowledged): Promise<Found> {
  const db = await openDatabase({ url })
  try {
    const { sheets } = await judgingOf(db, panel.eventId)
    const stored = new Map(sheets.map((sheet) => [`${sheet.judgeId} ${sheet.entryId}`, contentOf(sheet)]))
    const found: Found = {
      ...onlyUnsound(""),
      sheets: stored.size,
      unsound: (await readThrough(db, photoFolder(join(dataDir, "photos")))).faults,
    }
    const now = acknowledgedBy(panel)
    for (const [key, sheet] of before) {
      const content = stored.get(key)
      const later = panel.phones.flatMap(({ judgeId, inDoubt }) =>
        inDoubt && key === `${judgeId} ${inDoubt.entryId}` ? [inDoubt] : [],
      )
      const possible = [sheet, now.get(key), ...later].flatMap((one) => (one ? [contentOf(one)] : []))
      if (content === undefined) found.lost.push(key)
      else if (!possible.includes(content)) found.altered.push(`${key} is ${content}`)
    }
    return found
  } finally {
    await db.close()
  }
}
