import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { startServer } from "../lib/bench-server.ts"
import { openPanel } from "../load/panel.ts"
import { audit, type Found } from "./audit.ts"
import { furtherSaves, inFolder, PANEL, type Scenario, whileJudging } from "./scenario.ts"

const ROUNDS = 10
const MAX_SHEETS_PER_ROUND = 80
const MAX_KILL_DELAY_MS = 30

/** kill -9 during saves, again and again; the phones continue as soon as the server is back. */
export const killed: Scenario = {
  name: `killed ${ROUNDS} times`,
  run: (random) =>
    inFolder(async (dataDir) => {
      const url = `file:${join(dataDir, "rosette.db")}`
      const panel = await openPanel(url, random, PANEL)
      const found: Found[] = []
      let server = await startServer({ url, dataDir })
      const { address, port } = server
      await whileJudging(panel, address, async () => {
        for (let round = 0; round < ROUNDS; round++) {
          await furtherSaves(panel, 1 + random.below(MAX_SHEETS_PER_ROUND))
          await wait(random.below(MAX_KILL_DELAY_MS))
          await server.end("SIGKILL")
          found.push(await audit(url, panel, { isSettled: false }))
          server = await startServer({ url, dataDir, port })
        }
      })
      await server.end()
      found.push(await audit(url, panel, { isSettled: true }))
      return { panel, found, remark: "SIGKILL during saves, audited after each" }
    }),
}
