import type { NotApplicable, Ranks } from "@rosette/domain/contest/rules"

/** The rules for unlike entries, as the form of the rules and the history call them. */
export const RULE_LABELS = { notApplicable: "Entries that a criterion is not for", ranks: "Places" } as const

/** What happens to the points of a criterion that does not apply to an entry. */
export const NOT_APPLICABLE_TEXTS: Readonly<Record<NotApplicable, { label: string; text: string }>> = {
  zero: {
    label: "Get 0 of its points",
    text: "A criterion that is only for some entries gives every other entry 0 of its points. The percent is counted out of all points for everybody.",
  },
  leftOut: {
    label: "Are not scored on it",
    text: "The percent of every other entry is counted without the points of this criterion.",
  },
}

/** Whether all entries are one contest. */
export const RANKS_TEXTS: Readonly<Record<Ranks, { label: string; text: string }>> = {
  overall: { label: "One contest", text: "All entries are ranked together, and have a place in their class too." },
  classes: {
    label: "Each class is a contest of its own",
    text: "There is no overall winner. Ties, awards and the ceremony go class by class; entries in no class come last.",
  },
}
