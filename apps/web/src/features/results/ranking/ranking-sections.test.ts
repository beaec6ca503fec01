import { expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import { rankingSections, sectionPoints } from "./ranking-sections.ts"

const criterion = (criterionId: number, average: number, maxPoints: number) => ({
  ...{ criterionId, name: `C${criterionId}`, average, maxPoints, judgeCount: 1 },
})
const RESULT = placed({
  ...{ entryId: 1, entryName: "Comet", votingId: "A1", ownerParticipant: "Mia", imageUrl: null, rank: 1 },
  ...{ overallPercent: 80, overallPercentRounded: 80, judgeCount: 1 },
  criteria: [criterion(1, 8.1, 10), criterion(2, 4.2, 5), criterion(3, 0, 20)],
})
const KNOWN = [
  { id: 3, order: 7 },
  { id: 1, order: 1 },
  { id: 2, order: 2 },
]
const picture = (sections: ReturnType<typeof rankingSections>) =>
  sections.map(({ name, criteria }) => `${name}: ${criteria.map(({ criterionId }) => criterionId)}`)

it("the columns are grouped by section, in the order of the criteria", () => {
  expect(picture(rankingSections(RESULT.criteria, KNOWN))).toEqual(["Body: 1,2", "Interior: 3"])
})

it("if a criterion's order is unknown, all are in one section", () => {
  expect(picture(rankingSections(RESULT.criteria, undefined))).toEqual(["All criteria: 1,2,3"])
  expect(picture(rankingSections(RESULT.criteria, KNOWN.slice(1)))).toEqual(["All criteria: 1,2,3"])
  expect(rankingSections([], [])).toEqual([])
})

it("a folded section has the exact sum, without what does not apply", () => {
  const all = { name: "Body", criteria: RESULT.criteria }
  expect(sectionPoints(RESULT, all, () => true)).toEqual({ points: 12.3, maxPoints: 35, hasScores: true })
  expect(sectionPoints(RESULT, all, (id) => id !== 3)).toEqual({ points: 12.3, maxPoints: 15, hasScores: true })
})
