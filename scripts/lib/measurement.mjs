import { runCommand } from "./command.mjs"
import { launch, prepare } from "./prepare.mjs"
import { inRoot } from "./root.mjs"

/**
 * Prepares the clone, runs a file of bench/ with the given arguments and returns its exit code. `prepareExtra` prepares more
 * and returns environment variables for it.
 */
export function runMeasurement(file, { args = process.argv.slice(2), prepareExtra = async () => ({}) } = {}) {
  return launch(async () => {
    await prepare()
    const env = { ...process.env, ...(await prepareExtra()) }
    return (
      await runCommand("node", ["--disable-warning=ExperimentalWarning", inRoot("bench", file), ...args], { env })
    ).code
  }, 1)
}
