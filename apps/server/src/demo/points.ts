import type { DemoJudge } from "./judges.ts"

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** The car's quality in percent, 62 to 97: the same at every start, and different for consecutive cars. */
const qualityOf = (car: number) => 62 + ((car * 17 + 11) % 36)

/** A judge's points for a car on a criterion: from its quality, the judge's `leaning` and a little variation. */
export function demoPoints(
  judge: DemoJudge,
  judgeIndex: number,
  car: number,
  criterion: number,
  maxPoints: number,
): number {
  const taste = ((car * 7 + criterion * 13 + judgeIndex * 5) % 17) - 8
  const percent = clamp(qualityOf(car) + judge.leaning + taste, 20, 100)
  return Math.round((maxPoints * percent) / 100)
}
