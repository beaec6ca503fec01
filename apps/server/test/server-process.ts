import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { builtProgram } from "./built-server.ts"

const MAIN = join(import.meta.dirname, "../src/main.ts")
/** Shared by everything that starts the server, so that it is compiled only once. */
const COMPILED = join(import.meta.dirname, "../../../node_modules/.cache/rosette/compiled")

export type ServerProcess = {
  process: ChildProcess
  dataDir: string
  stdout(): string
  stderr(): string
  /** The port from the ready line. Rejects if the server ends without it. */
  port: Promise<number>
  /** The exit code; null if a signal ended it. */
  ended: Promise<number | null>
  remove(): Promise<void>
}

/**
 * The server (or another program that prints its address) as a process with a free port and its own data folder. In
 * a test run, the built server. `under` is a command that starts it, with its arguments.
 */
export function spawnServer(
  env: Record<string, string> = {},
  program = builtProgram() ?? MAIN,
  under: readonly string[] = [],
): ServerProcess {
  const dataDir = mkdtempSync(join(tmpdir(), "rosette-process-"))
  const [command = process.execPath, ...args] = [...under, process.execPath, program]
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      TZ: process.env.TZ,
      PORT: "0",
      HOST: "127.0.0.1",
      DEMO: "0",
      DATA_DIR: join(dataDir, "data"),
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const written = { stdout: "", stderr: "" }
  const ended = once(child, "close").then(([code]: (number | null)[]) => code ?? null)
  const port = new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      written.stdout += text
      const match = /listening on http:\/\/\S+:(\d+)\n/.exec(written.stdout)
      if (match) resolve(Number(match[1]))
    })
    ended.then(() => reject(new Error(`The server ended: ${written.stderr}`)))
  })
  // A caller may wait only for the end.
  port.catch(() => {})
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    written.stderr += text
  })
  return {
    process: child,
    dataDir: join(dataDir, "data"),
    stdout: () => written.stdout,
    stderr: () => written.stderr,
    port,
    ended,
    async remove() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL")
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
