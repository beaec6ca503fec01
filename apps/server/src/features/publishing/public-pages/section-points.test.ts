import { NO_FLAGS, NO_REQUIREMENTS } from "@rosette/domain/entries/entry-flags"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { expect, it } from "vitest"
import { withDistinctNames } from "./distinct-names.ts"
import { entryPoints } from "./section-points.ts"

const criterion = (id: number, order: number, countsOverall = true) => ({
  id,
  order,
  countsOverall,
  name: `Criterion ${id}`,
  maxPoints: 10,
  ...NO_REQUIREMENTS,
})

type Scored = { criteria: ReturnType<typeof criterion>[]; averages: Record<number, number>; isPublic?: boolean }

/** A page with one entry; a criterion without an average was scored by nobody. */
function pageWith({ criteria, averages, isPublic = true }: Scored) {
  const lines = criteria.map(({ id }) => ({
    criterionId: id,
    average: averages[id] ?? 0,
    judgeCount: id in averages ? 2 : 0,
  }))
  const body = {
    criteria,
    entries: [{ id: 7, votingId: "A1", ...NO_FLAGS }],
    results: [{ entryId: 7, criteria: lines }],
  }
  const places = [{ votingId: "A1", criteria: isPublic ? ["an average"] : [] }]
  return { results: { places }, published: { body } }
}

it("adds up each section without the criteria that do not count in the percent", () => {
  const criteria = [criterion(1, 1), criterion(2, 2), criterion(3, 3, false), criterion(4, 6), criterion(5, 11)]
  expect(entryPoints(pageWith({ criteria, averages: { 1: 0.1, 2: 0.2, 3: 9, 4: 7.5 } }), "A1")).toEqual({
    by: "section",
    parts: [
      { name: "Body", points: 0.3, maxPoints: 20, openPoints: 20, hasScores: true },
      { name: "Interior", points: 7.5, maxPoints: 10, openPoints: 10, hasScores: true },
      { name: "Engine Compartment", points: 0, maxPoints: 10, openPoints: 10, hasScores: false },
    ],
    total: { name: "Total", points: 7.8, maxPoints: 40, openPoints: 40, hasScores: true },
  })
})

it("names the criteria if they are all in one section", () => {
  const page = pageWith({ criteria: [criterion(2, 2), criterion(1, 1)], averages: { 1: 8, 2: 9 } })
  expect(entryPoints(page, "A1")).toEqual({
    by: "criterion",
    parts: [
      { name: "Criterion 1", points: 8, maxPoints: 10, openPoints: 10, hasScores: true },
      { name: "Criterion 2", points: 9, maxPoints: 10, openPoints: 10, hasScores: true },
    ],
    total: { name: "Total", points: 17, maxPoints: 20, openPoints: 20, hasScores: true },
  })
})

it("what is open to the entry is without the criteria that do not apply to the entry", () => {
  const criteria = [criterion(1, 1), { ...criterion(2, 2), requiresSound: true }, criterion(3, 6)]
  const points = entryPoints(pageWith({ criteria, averages: { 1: 8, 3: 5 } }), "A1")
  expect(points?.parts.map(({ maxPoints, openPoints }) => [maxPoints, openPoints])).toEqual([
    [20, 10],
    [10, 10],
  ])
  expect(points?.total).toEqual({ name: "Total", points: 13, maxPoints: 30, openPoints: 20, hasScores: true })
})

it("has no points where the page shows no averages, and none of an entry that it does not show, or without a percent", () => {
  const scored = { criteria: [criterion(1, 1)], averages: { 1: 8 } }
  expect(entryPoints(pageWith({ ...scored, isPublic: false }), "A1")).toBeNull()
  expect(entryPoints(pageWith(scored), "A2")).toBeNull()
  expect(entryPoints(pageWith({ ...scored, criteria: [criterion(1, 1, false)] }), "A1")).toBeNull()
})

it("calls sections, and criteria that share a name, as the published version does", () => {
  const words = { ...USUAL_WORDS, sections: ["Taste", "Texture", "Look", "Idea", "Skill", "Extras"] }
  const twins = [criterion(1, 1), criterion(2, 6)].map((one) => ({ ...one, name: "Balance" }))
  const { results, published } = pageWith({ criteria: twins, averages: { 1: 8, 2: 5 } })
  const page = { results, published: { body: { ...published.body, event: { words } } } }
  expect(entryPoints(page, "A1")?.parts.map(({ name }) => name)).toEqual(["Taste", "Texture"])
  expect(withDistinctNames(twins, words).map(({ name }) => name)).toEqual(["Balance (Taste)", "Balance (Texture)"])
})
