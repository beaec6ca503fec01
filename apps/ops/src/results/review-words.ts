import type { Client, Outputs } from "@rosette/client"
import { blockingCountOf, blockingWords, shownBlocking, stateWords } from "../from-the-web.ts"
import { plainText } from "../terminal/plain-text.ts"

type Names = Parameters<typeof blockingWords>[1]

/** What the records are called that can be in the way. */
export async function namesOf({ api }: Client, eventId: number): Promise<Names> {
  const event = { eventId }
  const [judges, entries, criteria, awards, words] = await Promise.all([
    api.organizer.judges.query(event),
    api.organizer.entries.query(event),
    api.organizer.criteria.query(event),
    api.awards.list.query(event),
    api.organizer.words.query(event),
  ])
  return {
    judge: nameIn(judges),
    entry: nameIn(entries.map(({ id, votingId, entryName }) => ({ id, name: `${votingId} ${entryName}` }))),
    criterion: nameIn(criteria),
    award: nameIn(awards),
    section: (number) => words.sections[number - 1] ?? null,
  }
}

function nameIn(named: readonly { id: number; name: string }[]): (id: number) => string | null {
  const byId = new Map(named.map(({ id, name }) => [id, name]))
  return (id) => byId.get(id) ?? null
}

/** The state of the results, and each thing that is in the way, in the words of the Results tab. */
export function reviewWords(
  { state, blocking }: Outputs["organizer"]["review"],
  versions: Outputs["organizer"]["snapshots"],
  names: Names,
): string {
  const { title, lines } = stateWords(state, versions, blockingCountOf(blocking))
  const inTheWay = shownBlocking(blocking).map(({ line, awardIds }) => {
    const words = blockingWords(line, names, awardIds)
    return `  ${line.isWaived ? `(waived) ${words}` : words}`
  })
  const none = blocking.length === 0 && state === "open" ? ["Nothing is in the way of publishing."] : []
  return [title, ...lines, ...none, ...inTheWay].map(plainText).join("\n")
}
