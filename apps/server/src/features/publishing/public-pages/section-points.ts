import { criterionApplies } from "@rosette/domain/criteria/applicability"
import { groupBySection } from "@rosette/domain/criteria/sections"
import { maxPointsOf, pointsOf } from "@rosette/domain/results/shown-points"
import { withDistinctNames } from "./distinct-names.ts"
import type { KeptPage } from "./kept-pages.ts"

/** `points` is null if no judge gave any; `ownMax` is the maximum of the criteria that apply to the entry. */
type Part = { name: string; points: number | null; maxPoints: number; ownMax: number }

/** What the parts of an entry's points are, and what they add up to. */
export type EntryPoints = { by: "section" | "criterion"; parts: Part[]; total: Part }

/**
 * An entry's points by section, or by criterion if all are in one section, so that they add up to its percent: criteria of awards
 * alone are left out. Null unless the page shows everyone the averages of this entry.
 */
export function entryPoints({ results, published }: KeptPage, votingId: string): EntryPoints | null {
  const isPublic = results.places.some((one) => one.votingId === votingId && one.criteria.length > 0)
  const stored = published?.body.entries.find((entry) => entry.votingId === votingId)
  const scored = published?.body.results.find(({ entryId }) => entryId === stored?.id)
  if (!isPublic || !published || !stored || !scored) return null
  const averages = new Map(scored.criteria.map((line) => [line.criterionId, line]))
  const counted = withDistinctNames(published.body.criteria).filter(({ countsOverall }) => countsOverall)
  if (counted.length === 0) return null
  const sections = groupBySection(counted)
  const isOne = sections.length === 1
  const groups = isOne ? counted.map((one) => ({ name: one.name, criteria: [one] })) : sections
  const partOf = ({ name, criteria }: { name: string; criteria: typeof counted }): Part => {
    const given = criteria.flatMap(({ id }) => averages.get(id) ?? []).filter(({ judgeCount }) => judgeCount > 0)
    return {
      name,
      points: given.length > 0 ? pointsOf({ criteria: given }) : null,
      maxPoints: maxPointsOf({ criteria }),
      ownMax: maxPointsOf({ criteria: criteria.filter((one) => criterionApplies(one, stored)) }),
    }
  }
  const total = partOf({ name: "Total", criteria: counted })
  return { by: isOne ? "criterion" : "section", parts: groups.map(partOf), total }
}
