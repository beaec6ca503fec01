import type { Stage } from "@rosette/contract"
import { type Metal, metalOfPlace, placeTitle } from "@rosette/domain"

/** What stands on a winner: gold, silver and bronze for the first three places with their number, gold for every award. */
export type Prize = { metal: Metal; place: number | null }

/** Places that are shown as a number. */
const NUMBERED = [1, 2, 3]

/** The prize of a line; null for a text, which nobody wins. */
export function prizeOf({ kind, title }: Pick<Stage, "kind" | "title">): Prize | null {
  if (kind === null || kind === "text") return null
  if (kind !== "place") return { metal: "gold", place: null }
  const place = NUMBERED.find((number) => title === placeTitle(number)) ?? null
  return { metal: place === null ? "plain" : metalOfPlace(place), place }
}
