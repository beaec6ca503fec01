import { Command, InvalidArgumentError } from "commander"
import manifest from "../package.json" with { type: "json" }
import { addCompletion } from "./completion.ts"
import { addDoctor } from "./doctor/commands.ts"
import { addEntries } from "./entries/commands.ts"
import { addEvents } from "./events/commands.ts"
import { addHistory } from "./history/commands.ts"
import { addJudges } from "./judges/commands.ts"
import { addProgress } from "./progress/commands.ts"
import { addResults } from "./results/commands.ts"
import { addSessions } from "./sessions/commands.ts"
import { addSignIn } from "./sign-in/commands.ts"
import { addUpkeep } from "./upkeep/commands.ts"

/** The commands in the order of the help. */
const COMMANDS: readonly ((program: Command) => void)[] = [
  addSignIn,
  addEvents,
  addEntries,
  addJudges,
  addProgress,
  addResults,
  addHistory,
  addSessions,
  addUpkeep,
  addDoctor,
  addCompletion,
]

function secondsOf(text: string): number {
  const seconds = Number(text)
  if (seconds > 0) return seconds
  throw new InvalidArgumentError("It is a number of seconds.")
}

const EXIT_CODES = `
Exit codes: 0 done, 1 refused, 2 usage, 3 no connection. docs/ops.md says more.`

/** Every command of `rosette`. A line that cannot be read throws instead of ending the process. */
export function rosetteProgram(): Command {
  const program = new Command("rosette")
    .description("Runs judged contests from a terminal: events, entries, judges, progress, results.")
    .version(manifest.version)
    .option(
      "--server <server>",
      "its address, or its name in the config file (else: ROSETTE_URL, or the default there)",
    )
    .option("--timeout <seconds>", "how long an answer may take (default: 30)", secondsOf)
    .option("--json", "print the answer for programs, as JSON")
    .option("--yes", "answer the question before what cannot be undone, for scripts")
    .addHelpText("after", EXIT_CODES)
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    // A line that cannot be read is a failure like any other, and printed with them.
    .configureOutput({ outputError: () => undefined })
  for (const add of COMMANDS) add(program)
  return program
}
