import { type CriterionForSheet, normalizeSheet } from "@rosette/domain/contest/sheet"
import type { SheetState } from "@rosette/domain/contest/sheet-lines"
import type { EntryFlags } from "@rosette/domain/entries/entry-flags"
import { DEMO_CARS } from "./cars.ts"
import { flagsOf } from "./demo-car.ts"
import type { DemoJudge } from "./judges.ts"

/** A judge leaves a draft after this many criteria. */
const SCORED_IN_DRAFT = 8

type DemoSheet = SheetState & { votingId: string }

function sheetOf(
  judge: DemoJudge,
  judgeIndex: number,
  car: number,
  criteria: CriterionForSheet[],
  isSubmitted: boolean,
): DemoSheet[] {
  const entry = DEMO_CARS[car]
  if (!entry) return []
  const flags: EntryFlags = flagsOf(entry)
  const scored = isSubmitted ? criteria : criteria.slice(0, SCORED_IN_DRAFT)
  const scores = scored.map(({ id, maxPoints }, index) => ({
    criterionId: id,
    points: demoPoints(judge, judgeIndex, car, index, maxPoints),
  }))
  const sheet = { isSubmitted, comments: judge.comments[entry.votingId] ?? "", scores }
  return [{ votingId: entry.votingId, ...normalizeSheet(sheet, criteria, flags) }]
}

/** The judge's sheets so far: from the car where they began, submitted ones first, then drafts. */
export function sheetsOf(judge: DemoJudge, judgeIndex: number, criteria: CriterionForSheet[]): DemoSheet[] {
  return Array.from({ length: judge.submitted + judge.drafts }, (_, step) => {
    const car = (judge.startsAt + step) % DEMO_CARS.length
    return sheetOf(judge, judgeIndex, car, criteria, step < judge.submitted)
  }).flat()
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** The car's quality in percent, 62 to 97: the same at every start, and different for consecutive cars. */
const qualityOf = (car: number) => 62 + ((car * 17 + 11) % 36)

/** A judge's points for a car on a criterion: from its quality, the judge's `leaning` and a little variation. */
function demoPoints(judge: DemoJudge, judgeIndex: number, car: number, criterion: number, maxPoints: number): number {
  const taste = ((car * 7 + criterion * 13 + judgeIndex * 5) % 17) - 8
  const percent = clamp(qualityOf(car) + judge.leaning + taste, 20, 100)
  return Math.round((maxPoints * percent) / 100)
}
