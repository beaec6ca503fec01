import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import { NOT_COUNTED, rankingSections } from "./use-ranking-columns.ts"

const criterion = (criterionId: number, average: number, maxPoints: number) => ({
  criterionId,
  name: `C${criterionId}`,
  average,
  maxPoints,
  judgeCount: 1,
})
const RESULT = placed({
  entryName: "Comet",
  criteria: [criterion(1, 8.1, 10), criterion(2, 4.2, 5), criterion(3, 0, 20)],
})
const KNOWN = [
  { id: 3, order: 7, countsOverall: true },
  { id: 1, order: 1, countsOverall: true },
  { id: 2, order: 2, countsOverall: true },
]
const picture = (sections: ReturnType<typeof rankingSections>) =>
  sections.map(({ name, criteria }) => `${name}: ${criteria.map(({ criterionId }) => criterionId)}`)

it("the columns are grouped by section, in the order of the criteria", () => {
  expect(picture(rankingSections(RESULT.criteria, KNOWN, USUAL_WORDS))).toEqual(["Body: 1,2", "Interior: 3"])
})

it("a criterion that does not count in the percent is in a section of its own, so that the others add up to it", () => {
  const known = KNOWN.map((one) => ({ ...one, countsOverall: one.id !== 1 }))
  expect(picture(rankingSections(RESULT.criteria, known, USUAL_WORDS))).toEqual([
    "Body: 2",
    "Interior: 3",
    `${NOT_COUNTED}: 1`,
  ])
})

it("if a criterion's order is unknown, all are in one section", () => {
  expect(picture(rankingSections(RESULT.criteria, undefined, USUAL_WORDS))).toEqual(["All criteria: 1,2,3"])
  expect(picture(rankingSections(RESULT.criteria, KNOWN.slice(1), USUAL_WORDS))).toEqual(["All criteria: 1,2,3"])
  expect(rankingSections([], [], USUAL_WORDS)).toEqual([])
})

it("the sections are called as the event calls them", () => {
  const words = { ...USUAL_WORDS, sections: ["Taste", "Texture", "Look", "Idea", "Skill", "Extras"] }
  expect(picture(rankingSections(RESULT.criteria, KNOWN, words))).toEqual(["Taste: 1,2", "Texture: 3"])
})
