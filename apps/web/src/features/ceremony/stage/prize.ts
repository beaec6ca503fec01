import type { Stage } from "@rosette/contract"
import { type Metal, metalOfPlace, placeTitle } from "@rosette/domain"

/** The mark of a winner: gold, silver and bronze with their number for the first three places, gold for every award. */
export type Prize = { metal: Metal; place: number | null }

/** The titles of the places that are shown with their number, from the first. */
const NUMBERED_TITLES = [1, 2, 3].map(placeTitle)

/** The prize of a line; null for a text, which nobody wins. A stage knows only a line's title, so its place is found by that. */
export function prizeOf({ kind, title }: Pick<Stage, "kind" | "title">): Prize | null {
  if (kind === null || kind === "text") return null
  if (kind !== "place") return { metal: "gold", place: null }
  const place = NUMBERED_TITLES.indexOf(title ?? "") + 1
  return place > 0 ? { metal: metalOfPlace(place), place } : { metal: "plain", place: null }
}
