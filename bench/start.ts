// Start-up time of the server, as by `npm start` with everything installed and built: npm run bench start [-- --rounds 7]
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { median } from "./lib/figures.ts"
import { report } from "./lib/report.ts"

const LAUNCHER = join(import.meta.dirname, "../scripts/start.mjs")

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "7" } },
})

/** Milliseconds from the start of the launcher to the first 200 of /readyz. */
async function startOnce(dataDir: string): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [LAUNCHER], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  try {
    const port = await portOf(child.stdout)
    while (!(await fetch(`http://127.0.0.1:${port}/readyz`)).ok) await wait(5)
    return performance.now() - startedAt
  } finally {
    const ended = new Promise((resolve) => child.once("exit", resolve))
    child.kill("SIGTERM")
    await ended
  }
}

async function portOf(stdout: AsyncIterable<Buffer>): Promise<number> {
  let written = ""
  for await (const chunk of stdout) {
    written += chunk.toString()
    const port = /listening on http:\/\/\S+:(\d+)/.exec(written)?.[1]
    if (port) return Number(port)
  }
  throw new Error(`The server ended: ${written}`)
}

async function timeStarts(): Promise<{ first: number; later: number }> {
  const folder = mkdtempSync(join(tmpdir(), "rosette-start-"))
  try {
    const first = await startOnce(join(folder, "data"))
    const later: number[] = []
    for (let round = 0; round < Number(values.rounds); round++) later.push(await startOnce(join(folder, "data")))
    return { first, later: median(later) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const starts = await timeStarts()
report([
  { name: "first start, with migrations and demo show", value: starts.first / 1_000, unit: "s" },
  { name: "start to /readyz", value: starts.later / 1_000, unit: "s", atMost: 1.5 },
])
