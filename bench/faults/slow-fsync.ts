import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { median } from "../lib/figures.ts"

/** How long an fsync takes on a memory card or a busy disk. */
const DELAY_MS = 40
const WRITERS = 3
const PROBES = 15

/** A program that writes eight megabytes and syncs, in a loop. */
const WRITER = `
  const { fsyncSync, openSync, writeSync } = require("node:fs")
  const file = openSync(process.argv[1], "w")
  const block = Buffer.alloc(8_388_608, 1)
  for (;;) { writeSync(file, block, 0, block.length, 0); fsyncSync(file) }
`

/** A slow disk: `under` is the command that starts the server on it, `kind` describes it. */
export type SlowDisk = { kind(): string; under: string[]; end(): Promise<void> }

/** Delays every fsync of the server with strace if this is allowed, else keeps the disk busy with other programs. */
export function slowDisk(folder: string): SlowDisk {
  return delayedCalls() ?? busyDisk(folder)
}

function delayedCalls(): SlowDisk | null {
  const strace = ["strace", "-D", "-f", "--seccomp-bpf", "-qq", "-o", "/dev/null", "-e", "trace=fsync,fdatasync"]
  const under = [...strace, "-e", `inject=fsync,fdatasync:delay_exit=${DELAY_MS * 1_000}`]
  const folder = mkdtempSync(join(tmpdir(), "rosette-slow-"))
  try {
    const [command = "", ...args] = under
    const probe = `const { closeSync, fsyncSync, openSync } = require("node:fs")
      const file = openSync(process.argv[1], "w"); const at = performance.now(); fsyncSync(file); closeSync(file)
      process.stdout.write(String(performance.now() - at))`
    const took = execFileSync(command, [...args, process.execPath, "-e", probe, join(folder, "probe")], {
      stdio: "pipe",
    })
    if (Number(took) < DELAY_MS) return null
  } catch {
    // strace is not installed, or not allowed.
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { kind: () => `every fsync takes ${DELAY_MS} ms longer`, under, end: async () => {} }
}

function busyDisk(folder: string): SlowDisk {
  const before = fsyncMs(folder)
  const writers = Array.from({ length: WRITERS }, (_, n) =>
    spawn(process.execPath, ["-e", WRITER, join(folder, `busy-${n}`)], { stdio: "ignore" }),
  )
  const kill = () => {
    for (const writer of writers) writer.kill("SIGKILL")
  }
  process.once("exit", kill)
  let during = before
  return {
    kind: () =>
      `${WRITERS} programs keep the disk busy: an fsync takes ${during.toFixed(1)} ms, alone ${before.toFixed(1)}`,
    under: [],
    async end() {
      during = fsyncMs(folder)
      const ends = writers.map((writer) => once(writer, "exit"))
      kill()
      await Promise.all(ends)
      process.off("exit", kill)
    },
  }
}

/** The median of several small writes with fsync, in milliseconds. */
function fsyncMs(folder: string): number {
  const file = openSync(join(folder, "probe"), "w")
  const times = Array.from({ length: PROBES }, () => {
    const at = performance.now()
    writeSync(file, "x")
    fsyncSync(file)
    return performance.now() - at
  })
  closeSync(file)
  return median(times)
}
