import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { type LoadServer, startServer } from "../lib/bench-server.ts"
import { openPanel } from "../load/panel.ts"
import { audit } from "./audit.ts"
import { inFolder, PANEL, type Scenario, savesOf, whileJudging } from "./scenario.ts"
import { slowDisk } from "./slow-fsync.ts"

const JUDGED_FOR_MS = 12_000

/** Every commit waits for a slow disk; at the end the server is killed in the middle of a commit. */
export const diskSlow: Scenario = {
  name: "slow disk",
  run: (random) =>
    inFolder(async (dataDir) => {
      const url = `file:${join(dataDir, "rosette.db")}`
      const panel = await openPanel(url, random, PANEL)
      const disk = slowDisk(dataDir)
      const slow = await startServer({ url, dataDir, under: disk.under })
      let next: LoadServer | undefined
      let saved = 0
      await whileJudging(panel, slow.address, async () => {
        await wait(JUDGED_FOR_MS)
        saved = savesOf(panel)
        await slow.end("SIGKILL")
        await disk.end()
        next = await startServer({ url, dataDir, port: slow.port })
      })
      await next?.end()
      const found = await audit(url, panel, { isSettled: true })
      const perSecond = (saved / (JUDGED_FOR_MS / 1_000)).toFixed(0)
      return { panel, found: [found], remark: `${disk.kind()}: ${perSecond} saves/s, then killed` }
    }),
}
