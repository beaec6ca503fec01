import { runStep, StepFailed, signalRunning } from "./command.mjs"
import { ensureInstalled } from "./install.mjs"
import { ensureNode24 } from "./node24.mjs"
import { inRoot } from "./root.mjs"
import { hashOf, stampFile } from "./stamp.mjs"

/** Prepares what every launcher needs: Node, the packages and the generated database clients. Throws `StepFailed`. */
export async function prepare() {
  await ensureNode24()
  await ensureInstalled()
  await ensureDatabaseClients()
}

const CLIENT_INPUTS = ["prisma/models", "prisma/base", "scripts/prisma-generate.mjs", "package-lock.json"]

async function ensureDatabaseClients() {
  const stamp = stampFile("prisma", "generated", ".stamp")
  const wanted = hashOf(CLIENT_INPUTS)
  if (stamp.matches(wanted)) return
  await runStep("generating the database clients", "node", [inRoot("scripts", "prisma-generate.mjs")])
  stamp.write(wanted)
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"]

/**
 * Runs a launcher's work and returns its result. A signal stops the running step and exits with `codeWhenStopped`; a failed
 * step prints its whole output and exits with code 1.
 */
export async function launch(work, codeWhenStopped = 0) {
  const stop = (signal) => {
    signalRunning(signal)
    process.exit(codeWhenStopped)
  }
  for (const signal of SIGNALS) process.once(signal, stop)
  try {
    const result = await work()
    for (const signal of SIGNALS) process.removeListener(signal, stop)
    return result
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    process.stderr.write(`${error.output}\nrosette: ${error.message}\n`)
    return process.exit(1)
  }
}
