import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import type { Panel } from "../load/panel.ts"
import type { Random } from "../load/random.ts"
import type { Found } from "./audit.ts"

/** The size of a scenario, with more entries than its judges can finish. */
export const PANEL = { judges: 12, entries: 600, criteria: 6, pauseMs: 40 } as const

const SETTLING_MS = 30_000

export type Outcome = {
  panel: Panel
  /** The findings of every audit, the last one after everything was settled. */
  found: Found[]
  /** What happened, and how the fault was caused. */
  remark: string
}

/** `run` returns null if this machine cannot cause the fault; `needs` returns what is missing for it. */
export type Scenario = { name: string; needs?(): string | null; run(random: Random): Promise<Outcome | null> }

/** Runs the work with a temporary folder and removes that afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "rosette-faults-"))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The number of acknowledged saves of all phones. */
export const savesOf = ({ phones }: Panel) => phones.reduce((sum, { counted }) => sum + counted.saves, 0)

/** Waits until `count` more saves are acknowledged. Returns false after `limitMs`. */
export async function furtherSaves(panel: Panel, count: number, limitMs = SETTLING_MS): Promise<boolean> {
  const wanted = savesOf(panel) + count
  for (const until = Date.now() + limitMs; Date.now() < until; await wait(5)) if (savesOf(panel) >= wanted) return true
  return false
}

/** All phones judge during the work; then they stop and repeat sheets in doubt until these are acknowledged. */
export async function whileJudging(panel: Panel, address: string, work: () => Promise<void>): Promise<void> {
  const stopped = new AbortController()
  const judging = Promise.all(panel.phones.map((phone) => phone.judge(address, stopped.signal)))
  try {
    await work()
  } finally {
    stopped.abort()
    await judging
  }
  await Promise.all(panel.phones.map((phone) => phone.settle(address, AbortSignal.timeout(SETTLING_MS))))
}
