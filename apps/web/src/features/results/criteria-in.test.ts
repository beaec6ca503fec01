import { expect, it } from "vitest"
import { criteriaIn } from "./entry-result.ts"

const row = (...names: string[]) => ({
  criteria: names.map((name) => ({ criterionId: name.length, name, average: 0, maxPoints: 10, judgeCount: 0 })),
})

it.each([
  ["one scorecard for all", [row("Bed", "Paint"), row("Bed", "Paint")], ["Bed", "Paint"]],
  [
    "what only a later one has",
    [row("Paint", "Battery"), row("Paint", "Engine", "Battery")],
    ["Paint", "Engine", "Battery"],
  ],
  ["nothing in common", [row("Bed"), row(), row("Paint")], ["Bed", "Paint"]],
  ["no entry", [], []],
])("the criteria of all scorecards, each once: %s", (_, rows, names) => {
  expect(criteriaIn(rows).map(({ name }) => name)).toEqual(names)
})
