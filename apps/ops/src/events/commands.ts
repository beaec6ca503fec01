import type { Outputs } from "@rosette/client"
import type { Command } from "commander"
import { formatDateTime, plural, stateWords } from "../from-the-web.ts"
import { eventArgument } from "../server/arguments.ts"
import { type Here, hereOf } from "../server/here.ts"
import { PASSWORD_FILE, readSecret } from "../sign-in/secret.ts"
import { askFirst } from "../terminal/questions.ts"
import { factsOf, tableOf } from "../terminal/table.ts"
import { readEventFile } from "./event-file.ts"

export function addEvents(program: Command): void {
  const events = program.command("events").description("list, show, create, close, open and delete events")
  events
    .command("list")
    .description("every event of the server")
    .action(async (_options: object, command: Command) => {
      const { client, print } = hereOf(command)
      print(await client.api.organizer.events.query(), eventTable)
    })
  events
    .command("show")
    .description("one event: its details, how far it is, what it holds")
    .addArgument(eventArgument())
    .action(async (eventId: number, _options: object, command: Command) => showEvent(hereOf(command), eventId))
  events
    .command("create")
    .description("create an event with its criteria from a JSON file, and sign in as its organizer")
    .argument("<file>", "the file, - for the input")
    .option(...PASSWORD_FILE)
    .action(async (file: string, options: { passwordFile?: string }, command: Command) =>
      createEvent(hereOf(command), file, options.passwordFile),
    )
  events
    .command("clone")
    .description("create an event like this one, without entries and scores, and sign in as its organizer")
    .addArgument(eventArgument())
    .argument("<name>", "the name of the new event")
    .option("--date <date>", "its date; without it the date is empty")
    .option("--no-judges", "leave out the judges")
    .option("--no-awards", "leave out the awards")
    .option(...PASSWORD_FILE)
    .action(async (eventId: number, name: string, options: CloneOptions, command: Command) =>
      cloneEvent(hereOf(command), eventId, name, options),
    )
  addJudging(events, "close", false, "close judging: judges can no longer save")
  addJudging(events, "open", true, "open judging")
  events
    .command("delete")
    .description("delete an event with everything in it, for good (master admin)")
    .addArgument(eventArgument())
    .action(async (eventId: number, _options: object, command: Command) => deleteEvent(hereOf(command), eventId))
}

function addJudging(events: Command, name: string, isActive: boolean, says: string): void {
  events
    .command(name)
    .description(says)
    .addArgument(eventArgument())
    .action(async (eventId: number, _options: object, command: Command) => {
      const { client, print } = hereOf(command)
      const event = await client.api.organizer.updateEvent.mutate({ eventId, isActive })
      print(event, () => `${event.name}: judging is ${isActive ? "open" : "closed"}.`)
    })
}

type Listed = Outputs["organizer"]["events"][number]

const eventTable = (events: readonly Listed[]): string =>
  events.length === 0
    ? "There are no events."
    : tableOf(events, [
        ["Event", ({ id }) => id],
        ["Name", ({ name }) => name],
        ["Date", ({ date }) => date],
        ["Location", ({ location }) => location],
        ["Judging", judgingWords],
      ])

/** Only an organizer sees the state of the results. */
const judgingWords = (event: Listed): string =>
  "resultsState" in event && event.resultsState !== "open"
    ? stateWords(event.resultsState, [], null).title
    : event.isActive
      ? "open"
      : "closed"

async function showEvent({ client, print }: Here, eventId: number): Promise<void> {
  const [event, overview, snapshots] = await Promise.all([
    client.api.organizer.event.query({ eventId }),
    client.api.organizer.overview.query({ eventId }),
    client.api.organizer.snapshots.query({ eventId }),
  ])
  print({ event, overview, snapshots }, () => {
    const { name, date, time, location, organizerName, description } = event
    return factsOf({
      Event: `${eventId} ${name}`,
      When: [date, time].filter(Boolean).join(", ") || null,
      Where: location || null,
      Organizer: organizerName,
      Description: description || null,
      Judging: judgingWords(event),
      Passcode: "passcode" in event ? event.passcode : null,
      Entries: overview.totalEntries,
      Criteria: overview.totalCriteria,
      Judges: overview.totalJudges,
      Sheets: `${overview.submittedSheets} of ${overview.expectedSheets} submitted`,
      Published: publishedWords(snapshots),
    })
  })
}

function publishedWords(snapshots: Outputs["organizer"]["snapshots"]): string | null {
  const last = snapshots.at(-1)
  return last ? `version ${last.version}, ${formatDateTime(last.publishedAt)}` : null
}

async function createEvent({ client, print }: Here, file: string, passwordFile: string | undefined): Promise<void> {
  const { organizerPassword, ...details } = await readEventFile(file)
  const created = await client.api.organizer.createEvent.mutate({
    ...details,
    organizerPassword: organizerPassword ?? (await readSecret("Organizer password of the new event", passwordFile)),
  })
  print(created, createdWords)
}

const createdWords = ({ event, passcode }: Outputs["organizer"]["createEvent"]): string =>
  [
    `Event ${event.id} ${event.name} is created, and you are signed in as its organizer.`,
    factsOf({ Criteria: event.criteria.length, Passcode: passcode }),
    `Next: rosette entries import ${event.id} FILE.csv`,
  ].join("\n")

type CloneOptions = { date?: string; judges: boolean; awards: boolean; passwordFile?: string }

async function cloneEvent(
  { client, print }: Here,
  eventId: number,
  name: string,
  { date = "", judges, awards, passwordFile }: CloneOptions,
): Promise<void> {
  const cloned = await client.api.organizer.cloneEvent.mutate({
    eventId,
    name,
    date,
    includesJudges: judges,
    includesAwards: awards,
    organizerPassword: await readSecret("Organizer password of the new event", passwordFile),
  })
  print(cloned, createdWords)
}

async function deleteEvent({ client, print, isYes }: Here, eventId: number): Promise<void> {
  const [event, { totalEntries, totalJudges, totalScores }] = await Promise.all([
    client.api.organizer.event.query({ eventId }),
    client.api.organizer.overview.query({ eventId }),
  ])
  const lost = [plural(totalEntries, "entry", "entries"), plural(totalJudges, "judge"), plural(totalScores, "score")]
  await askFirst(`Delete ${eventId} ${event.name} with ${lost.join(", ")}, for good?`, isYes)
  print(await client.api.admin.deleteEvent.mutate({ eventId }), () => `Event ${eventId} ${event.name} is deleted.`)
}
