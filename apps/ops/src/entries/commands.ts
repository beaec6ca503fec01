import type { Outputs } from "@rosette/client"
import { type Command, Option } from "commander"
import { eventArgument } from "../server/arguments.ts"
import { classIdOf } from "../server/classes.ts"
import { type Here, hereOf } from "../server/here.ts"
import { writeText } from "../terminal/output-file.ts"
import { tableOf } from "../terminal/table.ts"
import { type ImportOptions, importEntries } from "./import.ts"
import { type PhotoOptions, uploadPhotos } from "./photos.ts"

export function addEntries(program: Command): void {
  const entries = program.command("entries").description("list, import and export entries, and upload their photos")
  entries
    .command("list")
    .description("the entries, by voting ID")
    .addArgument(eventArgument())
    .option("--class <name>", "only those of this class, by name or code")
    .action(async (eventId: number, options: { class?: string }, command: Command) =>
      listEntries(hereOf(command), eventId, options.class),
    )
  entries
    .command("import")
    .description("add entries from a CSV file, all or none")
    .addArgument(eventArgument())
    .argument("<file>", "the CSV file")
    .addOption(
      new Option("--existing <way>", "rows whose voting ID exists already")
        .choices(["refuse", "skip", "update"])
        .default("refuse"),
    )
    .addOption(
      new Option("--similar <way>", "rows whose voting ID is easily mixed up, as 1 with 001: new entries, or the same")
        .choices(["new", "same"])
        .default("new"),
    )
    .option("--add-classes", "create the classes that rows name and the event does not have")
    .option("--dry-run", "only say what would be added and changed")
    .action(async (eventId: number, file: string, options: ImportOptions, command: Command) =>
      importEntries(hereOf(command), eventId, file, options),
    )
  entries
    .command("export")
    .description("the entries as a CSV file")
    .addArgument(eventArgument())
    .option("--flags", "with the columns of flags")
    .option("--to <file>", "write it to this file, not to the output")
    .action(async (eventId: number, options: { flags?: boolean; to?: string }, command: Command) =>
      exportEntries(hereOf(command), eventId, options),
    )
  entries
    .command("photos")
    .description("upload the photos of a folder, each named by its entry's voting ID, such as 101.jpg")
    .addArgument(eventArgument())
    .argument("<folder>", "the folder with the photos")
    .option("--replace", "also for entries that have a photo; without it these are left out")
    .addOption(
      new Option("--similar <way>", "files whose name is easily mixed up with a voting ID, as 1 with 001")
        .choices(["skip", "same"])
        .default("skip"),
    )
    .action(async (eventId: number, folder: string, options: PhotoOptions, command: Command) =>
      uploadPhotos(hereOf(command), eventId, folder, options),
    )
}

async function listEntries({ client, print }: Here, eventId: number, named: string | undefined): Promise<void> {
  const classId = await classIdOf(client, eventId, named)
  const [entries, classes] = await Promise.all([
    client.api.organizer.entries.query({ eventId, classId }),
    client.api.organizer.classes.query({ eventId }),
  ])
  print(entries, () => entryTable(entries, classes))
}

function entryTable(entries: Outputs["organizer"]["entries"], classes: Outputs["organizer"]["classes"]): string {
  if (entries.length === 0) return "There are no entries."
  const names = new Map(classes.map(({ id, name }) => [id, name]))
  return tableOf(entries, [
    ["ID", ({ votingId }) => votingId],
    ["Entry", ({ entryName }) => entryName],
    ["Owner", ({ ownerParticipant }) => ownerParticipant],
    ["Class", ({ classId }) => (classId === null ? null : (names.get(classId) ?? null))],
    ["Photo", ({ imageUrl }) => (imageUrl === null ? "no" : "yes")],
  ])
}

async function exportEntries(
  { client, isJson }: Here,
  eventId: number,
  { flags = false, to }: { flags?: boolean; to?: string },
): Promise<void> {
  const exported = await client.api.csv.export.query({ eventId, flags })
  writeText(isJson ? `${JSON.stringify(exported, null, 2)}\n` : exported.text, to)
}
