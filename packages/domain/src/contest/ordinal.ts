const SUFFIXES: Record<string, string> = { one: "st", two: "nd", few: "rd" }
const rules = new Intl.PluralRules("en", { type: "ordinal" })

/** "1st", "2nd", "3rd", "4th", "11th", "22nd". */
export const ordinal = (rank: number): string => `${rank}${SUFFIXES[rules.select(rank)] ?? "th"}`
