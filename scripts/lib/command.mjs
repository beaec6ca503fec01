import { spawn } from "node:child_process"
import { ROOT } from "./root.mjs"

const running = new Set()

/** Forwards a signal to every running command. Returns their number. */
export function signalRunning(signal) {
  for (const child of running) child.kill(signal)
  return running.size
}

/**
 * Runs a command in the repository's folder without a shell. Resolves with `{ code, output }`; `output` is what it printed
 * if `quiet`, otherwise empty. If the command cannot be started, `code` is 127.
 */
export function runCommand(command, args, { quiet = false, env = process.env, cwd = ROOT, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ["ignore", ...(quiet ? ["pipe", "pipe"] : ["inherit", "inherit"])],
    })
    running.add(child)
    const chunks = []
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => chunks.push(chunk))
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => child.kill("SIGTERM"), timeoutMs)
    const finish = (code) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code, output: Buffer.concat(chunks).toString("utf8") })
    }
    child.on("error", (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`))
      finish(127)
    })
    child.on("close", (code) => finish(code ?? 1))
  })
}

/** A failed preparation step: `output` is all that the failing command printed. */
export class StepFailed extends Error {
  constructor(message, output) {
    super(message)
    this.output = output
  }
}

/** Runs one preparation step and prints one line for it. Throws `StepFailed` with its whole output. */
export async function runStep(sentence, command, args, options = {}) {
  const started = Date.now()
  process.stdout.write(`rosette: ${sentence}\n`)
  const { code, output } = await runCommand(command, args, { quiet: true, ...options })
  if (code !== 0) throw new StepFailed(`"${sentence}" failed (exit code ${code}).`, output)
  const seconds = (Date.now() - started) / 1000
  if (seconds > 5) process.stdout.write(`rosette: … done in ${seconds.toFixed(0)} s\n`)
}
