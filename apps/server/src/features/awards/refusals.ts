import { ERRORS, type Issue } from "@rosette/contract/errors"
import { type AssignmentRefusal, type AwardRule, allExcludedWith, excludedWith } from "@rosette/domain/contest/awards"
import { AppError } from "../../refusals/app-error.ts"

type NamedAward = AwardRule & { name: string }

const LIST = new Intl.ListFormat("en", { type: "conjunction" })

const quoted = ({ name }: NamedAward) => `“${name}”`

/** Why two awards cannot be held by one entry: "“Grand Prize” is exclusive and stands above “Best Sound”". */
function exclusionText(one: NamedAward, other: NamedAward): string {
  const [upper, lower] = one.priority > other.priority ? [one, other] : [other, one]
  return `${quoted(upper)} is exclusive and stands above ${quoted(lower)}`
}

/** The refusal of an assignment; EXCLUSIVE_AWARD names every award that is in the way. */
export function assignmentRefused(
  refusal: AssignmentRefusal,
  award: NamedAward,
  heldByEntry: readonly NamedAward[],
): AppError {
  const held = refusal === "EXCLUSIVE_AWARD" ? allExcludedWith(award, heldByEntry) : []
  if (held.length === 0) return new AppError(refusal)
  const reasons = held.map((other) => `${exclusionText(award, other)}.`).join(" ")
  const message = `An exclusive award prevents this: this entry holds ${LIST.format(held.map(quoted))}. ${reasons}`
  return new AppError(refusal, { message })
}

/** The refusal of a change that the present winners do not allow, with the fields concerned. */
export function awardInUse(
  changed: NamedAward,
  stored: NamedAward,
  { winnersOfAward, heldByWinners }: { winnersOfAward: number; heldByWinners: NamedAward[][] },
): AppError {
  const issues: Issue[] = []
  if (winnersOfAward > changed.maxWinners) {
    const message = `${winnersOfAward} entries hold this award. Remove winners first, or allow at least ${winnersOfAward}.`
    issues.push({ path: ["maxWinners"], message })
  }
  const held = excludedWith(changed, heldByWinners.flat())
  if (held) {
    const message = `A winner also holds ${quoted(held)}, and ${exclusionText(changed, held)}. Remove one of the two first.`
    issues.push({ path: [excludingField(changed, stored)], message })
  }
  return new AppError("AWARD_IN_USE", { message: ERRORS.AWARD_IN_USE.message, issues })
}

/** The changed field that makes this award and another one of its winners exclude each other. */
function excludingField(changed: AwardRule, stored: AwardRule): "priority" | "ignoresExclusivity" | "isExclusive" {
  if (changed.priority !== stored.priority) return "priority"
  return changed.ignoresExclusivity === stored.ignoresExclusivity ? "isExclusive" : "ignoresExclusivity"
}
