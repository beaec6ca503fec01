import { applicabilityOf } from "./applicability.ts"
import { type AwardForProposal, awardLadder, isEligible } from "./eligibility.ts"
import { criteriaOfLadder } from "./ladder.ts"
import type { EntryLine, ResultsSetup } from "./results.ts"

/** A criterion, and how many submitted sheets lack it. */
type Lacking = { criterionId: number; sheets: number }

/**
 * Returns the proposal with what each award still waits for. Product rule: a criterion that decides an award is outstanding for
 * it while submitted sheets lack it, also if it is left out of the percent, so that the overall results do not wait for it.
 */
export function withLacking<Proposed extends { awardId: number }>(
  proposal: readonly Proposed[],
  awards: readonly AwardForProposal[],
  lines: readonly EntryLine[],
  criteria: ResultsSetup["criteria"],
): (Proposed & { lacking?: Lacking[] })[] {
  const byId = new Map(awards.map((award) => [award.id, award]))
  return proposal.map((one) => {
    const award = byId.get(one.awardId)
    const lacking = award ? lackingFor(award, lines, criteria) : []
    return lacking.length > 0 ? { ...one, lacking } : one
  })
}

/** Empty for an award by the overall places: what these wait for is part of the results. */
function lackingFor(
  award: AwardForProposal,
  lines: readonly EntryLine[],
  criteria: ResultsSetup["criteria"],
): Lacking[] {
  const name = awardLadder(award)
  const deciding = name === null ? null : criteriaOfLadder(name, criteria)
  if (deciding === null) return []
  const eligible = lines.filter(({ judgeCount, entry }) => judgeCount > 0 && isEligible(award, entry))
  return deciding.flatMap((criterion) => {
    const index = criteria.indexOf(criterion)
    const appliesTo = applicabilityOf(criterion)
    const sheets = eligible
      .filter(({ entry }) => appliesTo(entry))
      .reduce((sum, line) => sum + line.judgeCount - (line.criteria[index]?.judgeCount ?? 0), 0)
    return sheets > 0 ? [{ criterionId: criterion.id, sheets }] : []
  })
}
