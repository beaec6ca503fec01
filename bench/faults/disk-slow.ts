import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { type LoadServer, startServer } from "../lib/bench-server.ts"
import { openPanel } from "../load/panel.ts"
import { audit } from "./audit.ts"
import { inFolder, PANEL, type Scenario, savesOf, whileJudging } from "./scenario.ts"

const JUDGED_FOR_MS = 12_000
/** How much longer an fsync takes on a memory card or a busy disk. */
const DELAY_MS = 40
/** Starts a program whose every fsync is delayed. */
const DELAYED = [
  ..."strace -D -f --seccomp-bpf -qq -o /dev/null -e trace=fsync,fdatasync -e".split(" "),
  `inject=fsync,fdatasync:delay_exit=${DELAY_MS * 1_000}`,
]

function canDelay(): boolean {
  const [command = "", ...args] = DELAYED
  try {
    execFileSync(command, [...args, "true"], { stdio: "ignore" })
    return true
  } catch {
    // strace is not installed, or not allowed.
    return false
  }
}

/** Every commit waits for a slow disk; at the end the server is killed in the middle of a commit. */
export const diskSlow: Scenario = {
  name: "slow disk",
  needs: () => (canDelay() ? null : "strace is not installed, or not allowed"),
  run: (random) =>
    inFolder(async (dataDir) => {
      const url = `file:${join(dataDir, "rosette.db")}`
      const panel = await openPanel(url, random, PANEL)
      const slow = await startServer({ url, dataDir, under: DELAYED })
      let next: LoadServer | undefined
      let saved = 0
      await whileJudging(panel, slow.address, async () => {
        await wait(JUDGED_FOR_MS)
        saved = savesOf(panel)
        await slow.end("SIGKILL")
        next = await startServer({ url, dataDir, port: slow.port })
      })
      await next?.end()
      const found = await audit(url, panel, { isSettled: true })
      const perSecond = (saved / (JUDGED_FOR_MS / 1_000)).toFixed(0)
      return {
        panel,
        found: [found],
        remark: `every fsync takes ${DELAY_MS} ms longer: ${perSecond} saves/s, then killed`,
      }
    }),
}
