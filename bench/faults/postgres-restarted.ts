import { setTimeout as wait } from "node:timers/promises"
import { startServer } from "../lib/bench-server.ts"
import { openPanel } from "../load/panel.ts"
import { audit } from "./audit.ts"
import { openPostgres, type PostgresServer } from "./postgres-server.ts"
import { furtherSaves, inFolder, PANEL, type Scenario, whileJudging } from "./scenario.ts"

const SHEETS_BETWEEN = 50
const DOWN_MS = 1_500
/** Two clean stops, two crashes. */
const ENDS = ["SIGINT", "SIGQUIT", "SIGINT", "SIGQUIT"] as const

/** PostgreSQL stops and comes back while judges save; the server itself is never restarted. */
export const postgresRestarted: Scenario = {
  name: `PostgreSQL restarted ${ENDS.length} times`,
  run: (random) =>
    inFolder(async (dataDir) => {
      const postgres: PostgresServer = await openPostgres()
      try {
        const panel = await openPanel(postgres.url, random, PANEL)
        const server = await startServer({ url: postgres.url, dataDir })
        let continues = true
        await whileJudging(panel, server.address, async () => {
          for (const end of ENDS) {
            await furtherSaves(panel, SHEETS_BETWEEN)
            await postgres.stop(end)
            await wait(DOWN_MS)
            await postgres.start()
            continues = (await furtherSaves(panel, SHEETS_BETWEEN)) && continues
          }
        })
        await server.end()
        const found = await audit(postgres.url, panel, { isSettled: true })
        if (!continues) found.unsound.push("saving did not continue after a restart")
        return { panel, found: [found], remark: `clean stops and crashes, down for ${DOWN_MS / 1_000} s each time` }
      } finally {
        await postgres.remove()
      }
    }),
}
