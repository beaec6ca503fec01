import { classContests } from "@rosette/domain/contest/class-contests"
import { type Command, Option } from "commander"
import { withContests } from "../from-the-web.ts"
import { eventArgument } from "../server/arguments.ts"
import { classIdOf } from "../server/classes.ts"
import { hereOf } from "../server/here.ts"
import { awardWords, readAwards } from "./awards.ts"
import { type PublishOptions, publishResults } from "./publish.ts"
import { rankingWords } from "./ranking.ts"
import { tieWords } from "./ties.ts"

export function addResults(program: Command): void {
  program
    .command("results")
    .description("the ranking, and what decided each place")
    .addArgument(eventArgument())
    .option("--class <name>", "only this class, by name or code")
    .action(async (eventId: number, options: { class?: string }, command: Command) => {
      const { client, print } = hereOf(command)
      const classId = await classIdOf(client, eventId, options.class)
      const results = await client.api.organizer.results.query({ eventId, classId })
      const isByClass = results.ranks === "classes" && classId === null
      const classes = isByClass ? classContests(await client.api.organizer.classes.query({ eventId })) : []
      const words = await client.api.organizer.words.query({ eventId })
      print(results, () => rankingWords(results, classId !== null, words, classes))
    })
  program
    .command("ties")
    .description("ties that matter: open, settled, and settlements that no longer count")
    .addArgument(eventArgument())
    .action(async (eventId: number, _options: object, command: Command) => {
      const { client, print } = hereOf(command)
      const [{ ties }, { entries }, classes, words] = await Promise.all([
        client.api.organizer.ties.query({ eventId }),
        client.api.organizer.results.query({ eventId }),
        client.api.organizer.classes.query({ eventId }),
        client.api.organizer.words.query({ eventId }),
      ])
      const classNames = new Map(classes.map(({ id, name }) => [id, name]))
      print({ ties }, () => tieWords(withContests(ties, classNames), entries, words))
    })
  program
    .command("awards")
    .description("the awards, who holds them, and who would get the others")
    .addArgument(eventArgument())
    .action(async (eventId: number, _options: object, command: Command) => {
      const { client, print } = hereOf(command)
      const found = await readAwards(client, eventId)
      const { awards, winners, proposal, flagged } = found
      print({ awards, winners, proposal, flagged }, () => awardWords(found))
    })
  program
    .command("publish")
    .description("publish the results, or say what is in the way")
    .addArgument(eventArgument())
    .option("--dry-run", "only say what is in the way")
    .option("--reason <text>", "why they are published again: needed from the second version on")
    .addOption(
      new Option("--time-zone <zone>", "the time zone of the day on public pages").default(
        Intl.DateTimeFormat().resolvedOptions().timeZone,
        "this computer's",
      ),
    )
    .action(async (eventId: number, options: PublishOptions, command: Command) =>
      publishResults(hereOf(command), eventId, options),
    )
}
