import { searchAmong } from "@rosette/domain/text/search"
import type { Icon } from "@tabler/icons-react"

/** A place to go to, or an action. */
export type Command = {
  key: string
  group: string
  label: string
  hint?: string
  /** The hint is about somebody who is late. */
  isLate?: boolean
  icon?: Icon
  /** The place that is open already; it is listed, but never preselected while there is another one. */
  isCurrent?: boolean
  /** One of too many to list: offered only once something is typed. */
  isTyped?: boolean
  /** What else finds it. */
  searched?: readonly string[]
  run: () => void
}

/** The most commands shown per group; typing more narrows them. */
const MOST_OF_A_GROUP = 8

/** The commands that match the text, by group; without a text only those that are not found by typing. */
export function commandsFor(commands: readonly Command[], text: string): Command[] {
  const offered = text.trim() === "" ? commands.filter(({ isTyped }) => !isTyped) : commands
  const found = searchAmong(offered, text, ({ label, hint = "", searched = [] }) => [label, hint, ...searched])
  return [...Map.groupBy(found, ({ group }) => group).values()].flatMap((ofGroup) => ofGroup.slice(0, MOST_OF_A_GROUP))
}
