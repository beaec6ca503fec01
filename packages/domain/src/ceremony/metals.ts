export type Metal = "gold" | "silver" | "bronze" | "plain"

const METALS = ["gold", "silver", "bronze"] as const

/** The metal of a place: gold, silver and bronze for the first three, plain for the others. */
export const metalOfPlace = (place: number): Metal => METALS[place - 1] ?? "plain"
