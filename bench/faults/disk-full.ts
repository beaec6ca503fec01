import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { startServer } from "../lib/bench-server.ts"
import { openPanel, type Panel } from "../load/panel.ts"
import type { Random } from "../load/random.ts"
import { audit } from "./audit.ts"
import { furtherSaves, inFolder, type Outcome, PANEL, type Scenario, savesOf, whileJudging } from "./scenario.ts"
import { type SmallDisk, smallDisk } from "./small-disk.ts"

const FULL_FOR_MS = 4_000
const MAX_FILLING_MS = 40_000
const SHEETS_AFTER = 100

/** The disk fills up while judges save, and space is freed without a restart. */
export const diskFull: Scenario = {
  name: "disk full",
  run: (random) =>
    inFolder(async (folder) => {
      const disk = smallDisk(folder)
      if (!disk) return null
      try {
        return await fillUp(disk, random)
      } finally {
        disk.remove()
      }
    }),
}

async function fillUp(disk: SmallDisk, random: Random): Promise<Outcome> {
  const url = `file:${join(disk.folder, "rosette.db")}`
  const panel = await openPanel(url, random, PANEL)
  disk.fill()
  const server = await startServer({ url, dataDir: disk.folder, under: disk.under })
  let isFull = false
  let continues = false
  let saved = 0
  await whileJudging(panel, server.address, async () => {
    isFull = await aSaveIsRefused(panel)
    saved = savesOf(panel)
    await wait(FULL_FOR_MS)
    disk.freeSpace(server)
    continues = await furtherSaves(panel, SHEETS_AFTER)
  })
  await server.end()
  const found = await audit(url, panel, { isSettled: true })
  if (!isFull) found.unsound.push("the disk did not get full")
  if (!continues) found.unsound.push("saving did not continue after space was freed")
  return { panel, found: [found], remark: `${disk.kind}, full after ${saved} saves, for ${FULL_FOR_MS / 1_000} s` }
}

async function aSaveIsRefused({ phones }: Panel): Promise<boolean> {
  const until = Date.now() + MAX_FILLING_MS
  for (; Date.now() < until; await wait(20)) if (phones.some(({ counted }) => counted.refused > 0)) return true
  return false
}
