import { type Award, awardsContract, LIMITS } from "@rosette/contract"

/** What the form of an award checks: the rules and sentences of a new award. */
export const awardSchema = awardsContract.create.input.omit({ eventId: true })

/** A number field is an empty text while nothing stands in it. */
export type AwardValues = {
  name: string
  description: string
  priority: number | string
  maxWinners: number | string
  isExclusive: boolean
}

const NEW_AWARD: AwardValues = {
  name: "",
  description: "",
  priority: LIMITS.award.minPriority,
  maxWinners: LIMITS.award.minWinners,
  isExclusive: false,
}

/** The values that the form starts with. */
export function valuesOf(award: Award | undefined): AwardValues {
  if (!award) return NEW_AWARD
  const { name, description, priority, maxWinners, isExclusive } = award
  return { name, description, priority, maxWinners, isExclusive }
}

type Fields = ReturnType<typeof awardSchema.parse>

/** The fields that differ from those the form started with: what somebody else has changed meanwhile stays. */
export function changedValues(fields: Fields, initial: AwardValues): Partial<Fields> {
  const before = awardSchema.safeParse(initial).data
  const changed = Object.entries(fields).filter(([name, value]) => before?.[name as keyof Fields] !== value)
  return Object.fromEntries(changed)
}
