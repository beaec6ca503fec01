import { type CriterionForSheet, normalizeSheet } from "@rosette/domain/contest/sheet"
import type { SheetState } from "@rosette/domain/contest/sheet-lines"
import type { DemoEntry } from "./demo-contest.ts"
import type { DemoJudge } from "./judges.ts"

/** A judge leaves a draft after this many criteria. */
const SCORED_IN_DRAFT = 8

type DemoSheet = SheetState & { votingId: string }

type Judging = { judge: DemoJudge; judgeIndex: number; entries: readonly DemoEntry[]; criteria: CriterionForSheet[] }

function sheetOf({ judge, judgeIndex, entries, criteria }: Judging, at: number, isSubmitted: boolean): DemoSheet[] {
  const entry = entries[at]
  if (!entry) return []
  const scored = isSubmitted ? criteria : criteria.slice(0, SCORED_IN_DRAFT)
  const scores = scored.map(({ id, maxPoints }, index) => ({
    criterionId: id,
    points: demoPoints(judge, judgeIndex, at, index, maxPoints),
  }))
  const sheet = { isSubmitted, comments: judge.comments[entry.votingId] ?? "", scores }
  return [{ votingId: entry.votingId, ...normalizeSheet(sheet, { criteria, entry }) }]
}

/** The judge's sheets so far: from the entry where they began, submitted ones first, then drafts. */
export function sheetsOf(judging: Judging): DemoSheet[] {
  const { judge, entries } = judging
  return Array.from({ length: judge.submitted + judge.drafts }, (_, step) => {
    const at = (judge.startsAt + step) % entries.length
    return sheetOf(judging, at, step < judge.submitted)
  }).flat()
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** The entry's quality in percent, 62 to 97: the same at every start, and different for consecutive entries. */
const qualityOf = (entry: number) => 62 + ((entry * 17 + 11) % 36)

/** A judge's points for an entry on a criterion: from its quality, the judge's `leaning` and a little variation. */
function demoPoints(judge: DemoJudge, judgeIndex: number, entry: number, criterion: number, maxPoints: number): number {
  const taste = ((entry * 7 + criterion * 13 + judgeIndex * 5) % 17) - 8
  const percent = clamp(qualityOf(entry) + judge.leaning + taste, 20, 100)
  return Math.round((maxPoints * percent) / 100)
}
