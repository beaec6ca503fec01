import { searchTest } from "@rosette/domain/entries/search"
import type { Icon } from "@tabler/icons-react"

/** A place to go to, or an action. */
export type Command = {
  key: string
  group: string
  label: string
  hint?: string
  icon?: Icon
  /** The place that is open already; it is listed, but never preselected while there is another one. */
  isCurrent?: boolean
  run: () => void
}

/** The most commands shown per group; typing more narrows them. */
const MOST_OF_A_GROUP = 8

/** The commands that match the text, by group; without a text only short groups. */
export function commandsFor(commands: readonly Command[], text: string): Command[] {
  const matches = searchTest(text)
  const found = commands.filter(({ label, hint = "" }) => matches([label, hint]))
  return [...Map.groupBy(found, ({ group }) => group).values()].flatMap((ofGroup) => ofGroup.slice(0, MOST_OF_A_GROUP))
}
