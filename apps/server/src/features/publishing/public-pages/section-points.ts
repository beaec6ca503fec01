import { type AppliedTo, type Applying, criterionApplies } from "@rosette/domain/contest/applicability"
import type { NotApplicable } from "@rosette/domain/contest/rules"
import { scorecardOf } from "@rosette/domain/contest/scorecard"
import { type SectionPoints, sectionPoints } from "@rosette/domain/contest/section-points"
import { groupBySection } from "@rosette/domain/contest/sections"
import { type EventWords, titleOfSection, USUAL_WORDS } from "@rosette/domain/events/event-words"
import { withDistinctNames } from "./distinct-names.ts"

/** A section, a criterion or the total. */
export type PointsPart = { name: string } & SectionPoints

/** What the parts of an entry's points are, and what they add up to. */
export type EntryPoints = { by: "section" | "criterion"; parts: PointsPart[]; total: PointsPart }

type Criterion = { id: number; name: string; order: number; maxPoints: number; countsOverall: boolean } & Applying
type Average = { criterionId: number; average: number; judgeCount: number }

/** What it reads of a kept page. */
type Published = {
  results: { places: readonly { votingId: string; criteria: readonly unknown[] }[] }
  published: {
    body: {
      event?: { words?: EventWords | undefined } | undefined
      criteria: readonly Criterion[]
      entries: readonly ({ id: number; votingId: string } & AppliedTo)[]
      rules?: { notApplicable?: NotApplicable | undefined } | undefined
      results: readonly { entryId: number; criteria: readonly Average[] }[]
    }
  } | null
}

/** The criteria that an entry is measured by: those on its scorecard, without what the rules leave out. */
function measuring(
  criteria: readonly Criterion[],
  entry: AppliedTo,
  notApplicable: NotApplicable = "zero",
): Criterion[] {
  const own = scorecardOf(criteria, entry).filter(({ countsOverall }) => countsOverall)
  return notApplicable === "leftOut" ? own.filter((one) => criterionApplies(one, entry)) : own
}

/**
 * An entry's points by section, or by criterion if all are in one section, so that they add up to its percent: criteria of awards
 * alone are left out. Null unless the page shows everyone the averages of this entry.
 */
export function entryPoints({ results, published }: Published, votingId: string): EntryPoints | null {
  const isPublic = results.places.some((one) => one.votingId === votingId && one.criteria.length > 0)
  const stored = published?.body.entries.find((entry) => entry.votingId === votingId)
  const scored = published?.body.results.find(({ entryId }) => entryId === stored?.id)
  if (!isPublic || !published || !stored || !scored) return null
  const words = published.body.event?.words ?? USUAL_WORDS
  const counted = measuring(
    withDistinctNames(published.body.criteria, words),
    stored,
    published.body.rules?.notApplicable,
  )
  if (counted.length === 0) return null
  const averages = new Map(scored.criteria.map((line) => [line.criterionId, line]))
  const open = new Set(counted.filter((one) => criterionApplies(one, stored)).map(({ id }) => id))
  const partOf = (name: string, criteria: readonly Criterion[]): PointsPart => {
    const lines = criteria.map(({ id, maxPoints }) => ({
      ...(averages.get(id) ?? { criterionId: id, average: 0, judgeCount: 0 }),
      maxPoints,
    }))
    return { name, ...sectionPoints(lines, (criterionId) => open.has(criterionId)) }
  }
  const sections = groupBySection(counted)
  const isOne = sections.length === 1
  return {
    by: isOne ? "criterion" : "section",
    parts: isOne
      ? counted.map((criterion) => partOf(criterion.name, [criterion]))
      : sections.map(({ name, criteria }) => partOf(titleOfSection(name, words), criteria)),
    total: partOf("Total", counted),
  }
}
