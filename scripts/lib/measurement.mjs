import { runCommand } from "./command.mjs"
import { launch, prepare } from "./prepare.mjs"
import { inRoot } from "./root.mjs"

/**
 * Brings what a fresh clone is missing, and what else `bring` brings (which may answer more of an environment), runs a file
 * of bench/ with the given arguments, and gives its exit code.
 */
export function runMeasurement(file, { args = process.argv.slice(2), bring = async () => ({}) } = {}) {
  return launch(async () => {
    await prepare()
    const env = { ...process.env, ...(await bring()) }
    return (
      await runCommand("node", ["--disable-warning=ExperimentalWarning", inRoot("bench", file), ...args], { env })
    ).code
  }, 1)
}
