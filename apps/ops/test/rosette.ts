import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { dirname, join } from "node:path"
import { builtProgram } from "../../server/test/built-server.ts"

/** In a test run the built program, which starts in a third of the time of its sources. */
function program(): string {
  const built = builtProgram()
  return built === null ? join(import.meta.dirname, "../src/main.ts") : join(dirname(built), "rosette.js")
}

/** Shared by all of them, so that the sources are compiled only once. */
const COMPILED = join(import.meta.dirname, "../../../node_modules/.cache/rosette/compiled")

/** The program and its arguments, as a terminal or a pipe starts it. */
export const commandLine = (args: readonly string[]): string[] => [program(), ...args]

/** An environment with nothing of the machine's in it: `home` is the folder of config and sessions. */
export const environmentOf = (home: string, env: Record<string, string> = {}): Record<string, string> => {
  return { PATH: process.env.PATH ?? "", TZ: "UTC", ROSETTE_HOME: home, NODE_COMPILE_CACHE: COMPILED, ...env }
}

export type Ended = { code: number | null; stdout: string; stderr: string }

/** A running `rosette` with pipes; `stdout` is what it has printed so far. */
export function startRosette(args: readonly string[], env: Record<string, string>, input = "") {
  const child: ChildProcess = spawn(process.execPath, commandLine(args), { env, stdio: "pipe" })
  const printed = { stdout: "", stderr: "" }
  for (const name of ["stdout", "stderr"] as const)
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      printed[name] += text
    })
  child.stdin?.end(input)
  const ended = once(child, "close").then(([code]: (number | null)[]): Ended => ({ code: code ?? null, ...printed }))
  return { child, ended, stdout: () => printed.stdout }
}

/** Runs it to its end. */
export const rosette = (args: readonly string[], env: Record<string, string>, input?: string): Promise<Ended> =>
  startRosette(args, env, input).ended
