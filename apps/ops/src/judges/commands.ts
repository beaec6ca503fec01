import type { Outputs } from "@rosette/client"
import { type Command, Option } from "commander"
import { UsageError } from "../exit-codes.ts"
import { formatAgo } from "../from-the-web.ts"
import { eventArgument } from "../server/arguments.ts"
import { type Here, hereOf } from "../server/here.ts"
import { textOf } from "../terminal/input-file.ts"
import { tableOf } from "../terminal/table.ts"
import { type CodesOptions, codeTable, printCodes } from "./codes.ts"

export function addJudges(program: Command): void {
  const judges = program.command("judges").description("list and add judges, and make their cards")
  judges
    .command("list")
    .description("the judges, and how far each is")
    .addArgument(eventArgument())
    .action(async (eventId: number, _options: object, command: Command) => {
      const { client, print } = hereOf(command)
      print(await client.api.organizer.judges.query({ eventId }), judgeTable)
    })
  judges
    .command("add")
    .description("add judges, each of whom gets an access code")
    .addArgument(eventArgument())
    .argument("[names...]", "their names")
    .option("--file <file>", "a file with a name in each line, - for the input")
    .action(async (eventId: number, names: string[], options: { file?: string }, command: Command) =>
      addAll(hereOf(command), eventId, [...names, ...(await namesIn(options.file))]),
    )
  judges
    .command("codes")
    .description("the access codes: whoever has one can score as its judge")
    .addArgument(eventArgument())
    .addOption(
      new Option("--format <form>", "a table, a CSV file, or cards to print and cut out")
        .choices(["table", "csv", "svg"])
        .default("table"),
    )
    .option("--to <file>", "write them to this file, which only you can read; cards of many judges to several")
    .option("--address <url>", "the address on the cards, such as http://192.168.0.5:3000")
    .action(async (eventId: number, options: CodesOptions, command: Command) =>
      printCodes(hereOf(command), eventId, options),
    )
}

const judgeTable = (judges: Outputs["organizer"]["judges"]): string =>
  judges.length === 0
    ? "There are no judges."
    : tableOf(judges, [
        ["Judge", ({ name }) => name],
        ["Submitted", ({ submittedEntries, totalEntries }) => `${submittedEntries} of ${totalEntries}`],
        ["Drafts", ({ draftEntries }) => draftEntries],
        ["On phones", ({ waitingSheets }) => waitingSheets],
        ["Seen", ({ lastSeenAt }) => (lastSeenAt === null ? null : formatAgo(lastSeenAt))],
      ])

async function namesIn(file: string | undefined): Promise<string[]> {
  if (file === undefined) return []
  return (await textOf(file)).split(/\r?\n/).filter((line) => line.trim() !== "")
}

/** Adds them one by one, as typed; a name that is refused ends the list, and those before it are printed. */
async function addAll({ client, print }: Here, eventId: number, names: readonly string[]): Promise<void> {
  if (names.length === 0) throw new UsageError("Name at least one judge, or a file with --file.")
  const added: Outputs["organizer"]["createJudge"][] = []
  try {
    for (const name of names) added.push(await client.api.organizer.createJudge.mutate({ eventId, name }))
  } finally {
    if (added.length > 0) print(added, codeTable)
  }
}
