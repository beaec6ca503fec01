import { inCriteriaOrder, maxPointsOf, pointsOf, sectionOf } from "@rosette/domain"
import { type CriterionResult, type EntryResult, isScored } from "../winners/result-explanation.ts"

/** A section of the ranking's columns with its criteria. */
export type RankingSection = { name: string; criteria: Pick<CriterionResult, "criterionId" | "name" | "maxPoints">[] }

/** The criteria of the results by section; one section for all if their order is unknown. */
export function rankingSections(
  shown: RankingSection["criteria"],
  known: readonly { id: number; order: number }[] | undefined,
): RankingSection[] {
  const byId = new Map(shown.map((criterion) => [criterion.criterionId, criterion]))
  const ordered = inCriteriaOrder(known ?? []).filter(({ id }) => byId.has(id))
  if (ordered.length < shown.length) return shown.length === 0 ? [] : [{ name: "All criteria", criteria: shown }]
  const sections: RankingSection[] = []
  for (const { id, order } of ordered) {
    const criterion = byId.get(id)
    const name = sectionOf(order)
    if (!criterion) continue
    const last = sections.at(-1)
    if (last?.name === name) last.criteria.push(criterion)
    else sections.push({ name, criteria: [criterion] })
  }
  return sections
}

export type SectionPoints = { points: number; maxPoints: number; hasScores: boolean }

/** An entry's points in a section: the sum of its averages on the criteria that apply to it. */
export function sectionPoints(
  result: EntryResult,
  section: RankingSection,
  applies: (criterionId: number) => boolean,
): SectionPoints {
  const held = new Set(section.criteria.map(({ criterionId }) => criterionId))
  const criteria = result.criteria.filter(({ criterionId }) => held.has(criterionId) && applies(criterionId))
  return { points: pointsOf({ criteria }), maxPoints: maxPointsOf({ criteria }), hasScores: isScored(criteria) }
}
