import { searchTest } from "@rosette/domain"

/** Something to go to or to do. */
export type Command = { key: string; group: string; label: string; hint?: string; run: () => void }

/** So many of one group are offered: whoever wants another one types more of it. */
const MOST_OF_A_GROUP = 8

/** What matches what is typed, by group; without a text only the groups that are short. */
export function commandsFor(commands: readonly Command[], text: string): Command[] {
  const matches = searchTest(text)
  const found = commands.filter(({ label, hint = "" }) => matches([label, hint]))
  return [...Map.groupBy(found, ({ group }) => group).values()].flatMap((ofGroup) => ofGroup.slice(0, MOST_OF_A_GROUP))
}
