import type { Command } from "commander"
import { type Failure, failureOf, printFailure } from "./failure.ts"
import { rosetteProgram } from "./program.ts"
import { serverOf } from "./server/config.ts"
import type { GlobalOptions } from "./server/here.ts"

/** Runs one command line, and returns its exit code. Its answer is on the output, a failure on the error output. */
export async function run(args: readonly string[]): Promise<number> {
  const program = rosetteProgram()
  try {
    await program.parseAsync(args, { from: "user" })
    return Number(process.exitCode ?? 0)
  } catch (error) {
    const failure = failureOf(error)
    printFailure(
      failure.facts.code === "NO_CONNECTION" ? withAddress(failure, program) : failure,
      args.includes("--json"),
    )
    return failure.exitCode
  }
}

/** Where nothing answers, the address is what to look at first. */
function withAddress(failure: Failure, program: Command): Failure {
  const { url, from } = serverOf(program.opts<GlobalOptions>().server, process.env)
  return { ...failure, lines: [`Address: ${url} (${from})`, ...failure.lines], facts: { ...failure.facts, url } }
}
