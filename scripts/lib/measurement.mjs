import { runCommand } from "./command.mjs"
import { launch, prepare } from "./prepare.mjs"
import { inRoot } from "./root.mjs"

/** Brings what a fresh clone is missing, runs a file of bench/ with the arguments of the command line, and gives its exit code. */
export function runMeasurement(file) {
  return launch(async () => {
    await prepare()
    const args = ["--disable-warning=ExperimentalWarning", inRoot("bench", file), ...process.argv.slice(2)]
    return (await runCommand("node", args)).code
  }, 1)
}
