import { type LineKind, placeOfLine } from "./run-order.ts"

export type Metal = "gold" | "silver" | "bronze" | "plain"

/** What the winner of a line gets: a metal, and the number of the place if the line announces one. */
export type Prize = { metal: Metal; place: number | null }

const METALS = ["gold", "silver", "bronze"] as const

/** The metal of a place: gold, silver and bronze for the first three, plain for the others. */
export const metalOfPlace = (place: number): Metal => METALS[place - 1] ?? "plain"

/** The prize of a line that has winners: awards and categories are gold, without a number. */
export function prizeOfLine({ kind, title }: { kind: Exclude<LineKind, "text">; title: string | null }): Prize {
  if (kind !== "place") return { metal: "gold", place: null }
  const place = placeOfLine({ kind, title })
  return { metal: place === null ? "plain" : metalOfPlace(place), place }
}
