import type { WinnerType } from "./winner-types.ts"

const SUFFIXES: Record<string, string> = { one: "st", two: "nd", few: "rd" }
const rules = new Intl.PluralRules("en", { type: "ordinal" })

/** "1st", "2nd", "3rd", "4th", "11th", "22nd". */
export const ordinal = (rank: number): string => `${rank}${SUFFIXES[rules.select(rank)] ?? "th"}`

/** What an overall winner is called everywhere. */
export const OVERALL_TITLE = "Overall Winner"

/** What the winner of a criterion is called everywhere. */
export const categoryTitle = (criterionName: string): string => `Best ${criterionName}`

const ANNOUNCED = [OVERALL_TITLE, "Second place", "Third place"]

/** What one place is called, by where it is read. */
export const PLACE_WORDS = {
  /** On the results, in ties and confirmations. */
  ranked: (place: number) => `${ordinal(place)} place`,
  /** In a ceremony, on its papers and on the public page. */
  announced: (place: number) => ANNOUNCED[place - 1] ?? `Place ${place}`,
  /** The same where each class is a contest of its own. */
  inClass: (name: string, place: number) => `${name}: ${ordinal(place)} place`,
  /** On the page of an entry that has won nothing by this place. */
  ofEntry: (place: number) => `Place ${place} overall`,
  /** Before it is known which. */
  later: "Runner-up",
} as const

const RECORDED: Record<WinnerType, string> = { overall: "Overall winner", category: "Winner", runner_up: "Runner-up" }

/** What the history calls a confirmed place: "Overall winner 1", "Runner-up 2", "Winner 1 of Paint". */
export function recordedPlace(winnerType: WinnerType, position: number, criterionName?: string): string {
  return `${RECORDED[winnerType]} ${position}${criterionName ? ` of ${criterionName}` : ""}`
}
