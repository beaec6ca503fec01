import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { holdLock } from "../../apps/server/test/foreign-lock.ts"
import { startServer } from "../lib/bench-server.ts"
import { openPanel } from "../load/panel.ts"
import { audit } from "./audit.ts"
import { furtherSaves, inFolder, PANEL, type Scenario, savesOf, whileJudging } from "./scenario.ts"

const SHEETS_BEFORE = 100
const HELD_MS = 8_000

/** Another program locks the database file for longer than the server waits (5 s). */
export const foreignLock: Scenario = {
  name: "file locked by another program",
  run: (random) =>
    inFolder(async (dataDir) => {
      const file = join(dataDir, "rosette.db")
      const panel = await openPanel(`file:${file}`, random, PANEL)
      const server = await startServer({ url: `file:${file}`, dataDir })
      let savedDuringLock = 0
      let continues = false
      await whileJudging(panel, server.address, async () => {
        await furtherSaves(panel, SHEETS_BEFORE)
        const lock = await holdLock(file)
        const before = savesOf(panel)
        await wait(HELD_MS)
        savedDuringLock = savesOf(panel) - before
        await lock.release()
        continues = await furtherSaves(panel, SHEETS_BEFORE)
      })
      await server.end()
      const found = await audit(`file:${file}`, panel, { isSettled: true })
      if (!continues) found.unsound.push("saving did not continue after the lock")
      return {
        panel,
        found: [found],
        remark: `held for ${HELD_MS / 1_000} s, ${savedDuringLock} saves during that time`,
      }
    }),
}
