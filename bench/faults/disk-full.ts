import { execFileSync } from "node:child_process"
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { startServer } from "../lib/bench-server.ts"
import { openPanel, type Panel } from "../load/panel.ts"
import type { Random } from "../load/random.ts"
import { audit } from "./audit.ts"
import { furtherSaves, inFolder, type Outcome, PANEL, type Scenario, savesOf, whileJudging } from "./scenario.ts"

const FULL_FOR_MS = 4_000
const MAX_FILLING_MS = 40_000
const SHEETS_AFTER = 100
const DISK_MEGABYTES = 16
const FREE_BYTES = 1_500_000

/** The disk fills up while judges save, and space is freed without a restart. */
export const diskFull: Scenario = {
  name: "disk full",
  run: (random) =>
    inFolder(async (parent) => {
      const folder = join(parent, "small")
      mkdirSync(folder)
      if (!mounted(folder)) return null
      const unmount = () => execFileSync("umount", [folder])
      process.once("exit", unmount)
      try {
        return await fillUp(folder, random)
      } finally {
        process.off("exit", unmount)
        unmount()
      }
    }),
}

function mounted(folder: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MEGABYTES}m`, "tmpfs", folder], { stdio: "ignore" })
    return true
  } catch {
    // Only root may mount, and not in every container.
    return false
  }
}

async function fillUp(folder: string, random: Random): Promise<Outcome> {
  const url = `file:${join(folder, "rosette.db")}`
  const panel = await openPanel(url, random, PANEL)
  const ballast = join(folder, "ballast")
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - FREE_BYTES))
  const server = await startServer({ url, dataDir: folder })
  let isFull = false
  let continues = false
  let saved = 0
  await whileJudging(panel, server.address, async () => {
    isFull = await aSaveIsRefused(panel)
    saved = savesOf(panel)
    await wait(FULL_FOR_MS)
    rmSync(ballast)
    continues = await furtherSaves(panel, SHEETS_AFTER)
  })
  await server.end()
  const found = await audit(url, panel, { isSettled: true })
  if (!isFull) found.unsound.push("the disk did not get full")
  if (!continues) found.unsound.push("saving did not continue after space was freed")
  const remark = `a disk of ${DISK_MEGABYTES} MB, full after ${saved} saves, for ${FULL_FOR_MS / 1_000} s`
  return { panel, found: [found], remark }
}

async function aSaveIsRefused({ phones }: Panel): Promise<boolean> {
  const until = Date.now() + MAX_FILLING_MS
  for (; Date.now() < until; await wait(20)) if (phones.some(({ counted }) => counted.refused > 0)) return true
  return false
}
