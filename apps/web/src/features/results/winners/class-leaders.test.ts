import { expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import { leadersOfClasses } from "./class-leaders.tsx"

it("the first three of each class, in the order of the classes, the entries in no class last", () => {
  const rows = [
    [1, 11, 1],
    [2, 12, 1],
    [3, null, 1],
    [4, 12, 2],
    [5, 12, 2],
    [6, 12, 4],
    [7, 12, null],
  ] as const
  const results = rows.map(([entryId, classId, classPlace]) => placed({ entryId, classId, classPlace }))
  const classNames = new Map([
    [12, "Masterclass"],
    [11, "Street"],
    [13, "Nobody yet"],
  ])
  const shown = leadersOfClasses(results, classNames).map(({ name, first }) => [
    name,
    ...first.map((one) => one.entryId),
  ])
  expect(shown).toEqual([
    ["Masterclass", 2, 4, 5],
    ["Street", 1],
    ["No class", 3],
  ])
})
