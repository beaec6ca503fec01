import { ordinal } from "@rosette/domain/contest/place-words"
import { formatNumber, plural } from "../../lib/format.ts"
import type { Outputs } from "../../lib/trpc.ts"

/** The server's preview of a change of the rules or criteria. */
type RulesPreview = Outputs["organizer"]["previewRules"]

/** The preview with the entries' names by their ids. */
export type Moves = RulesPreview & { names: ReadonlyMap<number, string> }

const SHOWN = 10

const placeText = (place: number | null) => (place === null ? "no place" : ordinal(place))

/** Whether a change affects no sheet and no place, so that no confirmation is needed. */
export const isWithoutEffect = ({ sheets, moves }: RulesPreview): boolean => sheets === 0 && moves.length === 0

/** "2 entries would move". */
export const movesText = ({ moves }: RulesPreview): string =>
  moves.length === 0 ? "Nobody’s place would move." : `${plural(moves.length, "entry", "entries")} would move:`

/** The first ten moves, each as "A7 Desert Fox: 2nd → 1st", and how many more there are. */
export function moveLines({ moves, names }: Moves): {
  lines: { entryId: number; text: string }[]
  more: string | null
} {
  const lines = moves.slice(0, SHOWN).map(({ entryId, from, to }) => ({
    entryId,
    text: `${names.get(entryId) ?? "An entry"}: ${placeText(from)} → ${placeText(to)}`,
  }))
  const more = moves.length - lines.length
  return { lines, more: more > 0 ? `and ${formatNumber(more)} more` : null }
}
