import { runCommand } from "./command.mjs"
import { launch, prepare } from "./prepare.mjs"
import { inRoot } from "./root.mjs"
import { envFileFlag } from "./serve.mjs"

/**
 * Prepares the clone, runs a program of the server with the settings of `.env` and the command line's arguments, and returns
 * its exit code; `codeWhenStopped` is the exit code after a signal.
 */
export function runProgram(file, codeWhenStopped) {
  return launch(async () => {
    await prepare()
    const program = inRoot("apps", "server", "src", file)
    const args = ["--disable-warning=ExperimentalWarning", ...envFileFlag(), program, ...process.argv.slice(2)]
    return (await runCommand("node", args)).code
  }, codeWhenStopped)
}
