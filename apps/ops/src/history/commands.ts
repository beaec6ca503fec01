import { type Command, InvalidArgumentError } from "commander"
import { eventArgument } from "../server/arguments.ts"
import { hereOf } from "../server/here.ts"
import { type HistoryOptions, printHistory } from "./history.ts"

const DEFAULT_LINES = 50

export function addHistory(program: Command): void {
  program
    .command("history")
    .description("who changed what and when, the latest last")
    .addArgument(eventArgument())
    .option("--lines <count>", "how many of the latest lines", positive, DEFAULT_LINES)
    .option("--follow", "stay, and print every change until Ctrl-C")
    .action(async (eventId: number, options: HistoryOptions, command: Command) =>
      printHistory(hereOf(command), eventId, options),
    )
}

function positive(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new InvalidArgumentError("It is a number from 1.")
}
