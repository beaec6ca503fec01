import type { DemoJudge } from "./judges.ts"

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** How good the car is, in percent, from 62 to 97: the same at every start, and no two neighbours alike. */
const qualityOf = (car: number) => 62 + ((car * 17 + 11) % 36)

/** What a judge gives a car on a criterion: its quality, the judge's leaning and a little taste of their own. */
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
