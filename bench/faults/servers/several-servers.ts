import { setTimeout as wait } from "node:timers/promises"
import { openPanel, type Panel } from "../../load/panel.ts"
import { audit } from "../audit.ts"
import { furtherSaves, inFolder, PANEL, type Scenario, whileJudging } from "../scenario.ts"
import { type Cluster, openCluster } from "./cluster.ts"
import { openDashboards } from "./dashboards.ts"
import { hasHaproxy } from "./haproxy.ts"
import { openPhotoDesk } from "./photos.ts"

const SHEETS_BETWEEN = 100
const DOWN_MS = 1_500
const DASHBOARDS = 4
/** The scenario fails if a save takes longer, or a dashboard is without its stream for longer. */
const MAX_GAP_MS = 5_000

type Fault = { name: string; cause(cluster: Cluster): Promise<void> }

const restartPostgres =
  (signal: "SIGINT" | "SIGQUIT") =>
  async ({ primary }: Cluster) => {
    await primary.stop(signal)
    await wait(DOWN_MS)
    await primary.start()
  }

const FAULTS: Fault[] = [
  {
    name: "rolling restart",
    async cause({ servers }) {
      for (const server of servers) await server.restart("SIGTERM")
    },
  },
  { name: "one killed", cause: async ({ servers }) => servers[0]?.restart("SIGKILL") },
  { name: "PostgreSQL restarted", cause: restartPostgres("SIGINT") },
  { name: "PostgreSQL crashed", cause: restartPostgres("SIGQUIT") },
  {
    name: "failed over",
    async cause({ primary, standby }) {
      await primary.stop("SIGQUIT")
      await standby.run("SELECT pg_promote()")
    },
  },
]

/** Servers behind HAProxy on one PostgreSQL, which at the end is replaced by its standby. */
export const severalServers = (count: number): Scenario => ({
  name: `${count} servers behind HAProxy`,
  needs: () => (hasHaproxy() ? null : "haproxy is not installed"),
  run: (random) =>
    inFolder(async (folder) => {
      let panel: Panel | undefined
      const cluster = await openCluster(folder, count, async (url) => {
        panel = await openPanel(url, random, PANEL)
      })
      if (!panel) throw new Error("The database was not prepared.")
      try {
        return await judgeThrough(cluster, panel)
      } finally {
        await cluster.stop()
      }
    }),
})

async function judgeThrough(cluster: Cluster, panel: Panel) {
  const { address, databaseUrl } = cluster
  const dashboards = await openDashboards(address, panel, DASHBOARDS)
  const photos = await openPhotoDesk(address, panel)
  const waits: string[] = []
  const unsound: string[] = []
  await whileJudging(panel, address, async () => {
    for (const { name, cause } of FAULTS) {
      await furtherSaves(panel, SHEETS_BETWEEN)
      const before = panel.phones.map((phone) => phone.waits.length)
      await cause(cluster)
      if (!(await furtherSaves(panel, SHEETS_BETWEEN))) unsound.push(`saving did not continue: ${name}`)
      const longest = Math.max(...panel.phones.flatMap((phone, at) => phone.waits.slice(before[at])))
      const inSeconds = `${(longest / 1_000).toFixed(1)} s`
      waits.push(`${name} ${inSeconds}`)
      if (longest > MAX_GAP_MS) unsound.push(`a save waited ${inSeconds}: ${name}`)
    }
  })
  await photos.close()
  unsound.push(...(await photos.missing()).map((url) => `a photo is missing: ${url}`))
  await dashboards.close()
  if (dashboards.longestGap() > MAX_GAP_MS)
    unsound.push(`a dashboard had no stream for ${(dashboards.longestGap() / 1_000).toFixed(1)} s`)
  const found = await audit(databaseUrl, panel, { isSettled: true })
  found.unsound.push(...unsound)
  const screens = `${DASHBOARDS} dashboards: ${dashboards.ends()} streams ended, connected again after at most ${(dashboards.longestGap() / 1_000).toFixed(1)} s`
  return { panel, found: [found], remark: `${waits.join(", ")}; ${screens}; ${photos.added()} photos` }
}
