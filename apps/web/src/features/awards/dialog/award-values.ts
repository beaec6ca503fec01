import { type Award, awardIssue } from "@rosette/contract/awards"
import { LIMITS } from "@rosette/contract/limits"
import { awardsContract } from "@rosette/contract/routers"
import type { AwardBasis } from "@rosette/domain/awards/awards"
import type { EntryFlag } from "@rosette/domain/entries/entry-flags"
import { formatNumber } from "../../../lib/format.ts"

const fieldsSchema = awardsContract.create.input.omit({ eventId: true })

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

/** How many other awards are named with their priority. */
const NAMED = 3

/** The priorities of other awards, the highest first: "Best of Show has 10, Best Custom Paint 5"; "" without any. */
export function prioritiesOf(awards: readonly Pick<Award, "name" | "priority">[]): string {
  const ordered = awards.toSorted((a, b) => b.priority - a.priority)
  const named = ordered.slice(0, NAMED).map(({ name, priority }, at) => `${name} ${at === 0 ? "has " : ""}${priority}`)
  const more = ordered.length - named.length
  return `${named.join(", ")}${more > 0 ? ` and ${formatNumber(more)} more` : ""}`
}

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
