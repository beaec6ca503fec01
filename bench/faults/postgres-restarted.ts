import { setTimeout as wait } from "node:timers/promises"
import { openPanel } from "../load/panel.ts"
import { startServer } from "../load/server.ts"
import { audit } from "./audit.ts"
import { openPostgres, type PostgresServer } from "./postgres-server.ts"
import { furtherSaves, inFolder, PANEL, type Scenario, whileJudging } from "./scenario.ts"

const SHEETS_BETWEEN = 50
const AWAY_MS = 1_500
/** Two clean stops, two like power cuts. */
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
        let goesOn = true
        await whileJudging(panel, server.address, async () => {
          for (const end of ENDS) {
            await furtherSaves(panel, SHEETS_BETWEEN)
            await postgres.stop(end)
            await wait(AWAY_MS)
            await postgres.start()
            goesOn = (await furtherSaves(panel, SHEETS_BETWEEN)) && goesOn
          }
        })
        await server.end()
        const found = await audit(postgres.url, panel, { isSettled: true })
        if (!goesOn) found.unsound.push("saving did not go on after a restart")
        return { panel, found: [found], remark: `in order and by force, ${AWAY_MS / 1_000} s away each time` }
      } finally {
        await postgres.remove()
      }
    }),
}
