import { type Award, awardIssue, awardsContract, LIMITS } from "@rosette/contract"
import type { AwardBasis, EntryFlag } from "@rosette/domain"

/** Validates the form with the rules and messages of a new award. */
export const awardSchema = awardsContract.create.input.omit({ eventId: true }).superRefine((award, context) => {
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

/** The fields that differ from the initial values, so that somebody else's changes of other fields stay. */
export function changedValues(fields: Fields, initial: AwardValues): Partial<Fields> {
  const before = awardSchema.safeParse(initial).data
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const changed = Object.entries(fields).filter(([name, value]) => !isSame(before?.[name as keyof Fields], value))
  return Object.fromEntries(changed)
}
