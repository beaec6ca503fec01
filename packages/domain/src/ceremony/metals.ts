export type Metal = "gold" | "silver" | "bronze" | "plain"

const METALS = ["gold", "silver", "bronze"] as const

/** The metal of a place that is won: gold, silver and bronze for the first three, plain behind them. */
export const metalOfPlace = (place: number): Metal => METALS[place - 1] ?? "plain"
