import { type Award, awardCalls, awardIssue } from "@rosette/contract/awards"
import { LIMITS } from "@rosette/contract/limits"
import type { AwardBasis } from "@rosette/domain/contest/awards"
import type { EntryFlag } from "@rosette/domain/entries/entry-flags"

const fieldsSchema = awardCalls.create.input.omit({ eventId: true })

/** Validates the form with the rules and messages of a new award. */
export const awardSchema = fieldsSchema.superRefine((award, context) => {
  const issue = awardIssue(award)
  if (issue) context.addIssue({ code: "custom", path: issue.path, message: issue.message })
})

/** An empty number field holds "". */
export type AwardValues = {
  name: string
  description: string
  priority: number | string
  maxWinners: number | string
  isExclusive: boolean
  basis: AwardBasis
  basisId: number | null
  eligibleClassIds: number[]
  eligibleFlags: EntryFlag[]
  ignoresExclusivity: boolean
}

const NEW_AWARD: AwardValues = {
  name: "",
  description: "",
  priority: LIMITS.award.minPriority,
  maxWinners: LIMITS.award.minWinners,
  isExclusive: false,
  basis: "manual",
  basisId: null,
  eligibleClassIds: [],
  eligibleFlags: [],
  ignoresExclusivity: false,
}

/** The form's initial values. */
export function valuesOf(award: Award | undefined): AwardValues {
  if (!award) return NEW_AWARD
  const { id: _, eventId: __, createdAt, updatedAt, ...values } = award
  return values
}

type Fields = ReturnType<typeof awardSchema.parse>

/** How an award is decided is one value of two fields. */
const DECIDED: readonly (keyof Fields)[] = ["basis", "basisId"]

/** The fields that differ from those that were seen, and what was seen, so that somebody else's changes stay. */
export function awardChange(
  fields: Fields,
  seen: AwardValues,
): { changes: Partial<Fields>; expected: Partial<Fields> } {
  const before = fieldsSchema.parse(seen)
  const isSame = (field: keyof Fields) => JSON.stringify(before[field]) === JSON.stringify(fields[field])
  const changed = (Object.keys(fields) as (keyof Fields)[]).filter(
    (field) => !(DECIDED.includes(field) ? DECIDED : [field]).every(isSame),
  )
  const pick = (from: Fields): Partial<Fields> => Object.fromEntries(changed.map((field) => [field, from[field]]))
  return { changes: pick(fields), expected: pick(before) }
}

/** The highest priority of some awards; null without any. */
export const highestPriority = (awards: readonly Pick<Award, "priority">[]): number | null =>
  awards.length > 0 ? Math.max(...awards.map(({ priority }) => priority)) : null

/** The labels of the form's fields. */
export const AWARD_LABELS = {
  name: "Award Name",
  description: "Description",
  priority: "Priority Level",
  maxWinners: "Max Winners",
  isExclusive: "Exclusive award",
  basis: "How it is decided",
  eligibleClassIds: "Who can win it: classes",
  eligibleFlags: "Who can win it: entries with all of",
  ignoresExclusivity: "Not blocked by other awards",
} as const
