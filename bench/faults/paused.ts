import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { startServer } from "../lib/bench-server.ts"
import { openPanel } from "../load/panel.ts"
import { audit } from "./audit.ts"
import { furtherSaves, inFolder, PANEL, type Scenario, whileJudging } from "./scenario.ts"

const PAUSES = 2
const PAUSED_MS = 6_000
const SHEETS_BETWEEN = 100

/** The server is suspended for longer than the phones wait; they send again, and both attempts reach it later. */
export const paused: Scenario = {
  name: `paused ${PAUSES} times`,
  run: (random) =>
    inFolder(async (dataDir) => {
      const url = `file:${join(dataDir, "rosette.db")}`
      const panel = await openPanel(url, random, PANEL)
      const server = await startServer({ url, dataDir })
      let continues = true
      await whileJudging(panel, server.address, async () => {
        for (let pause = 0; pause < PAUSES; pause++) {
          await furtherSaves(panel, SHEETS_BETWEEN)
          server.signal("SIGSTOP")
          await wait(PAUSED_MS)
          server.signal("SIGCONT")
          continues = (await furtherSaves(panel, SHEETS_BETWEEN)) && continues
        }
      })
      await server.end()
      const found = await audit(url, panel, { isSettled: true })
      if (!continues) found.unsound.push("saving did not continue after the pause")
      return { panel, found: [found], remark: `SIGSTOP for ${PAUSED_MS / 1_000} s, the phones wait 2.5 s` }
    }),
}
