import { expect, it } from "vitest"
import { type ClassChoice, entriesOfChoice, presentChoice } from "./class-choice.ts"

it.each<[ClassChoice, string]>([
  ["any", "A B C"],
  ["none", "C"],
  [1, "A"],
  [2, "B"],
  [3, ""],
])("a list narrowed to %s has the entries %s", (choice, shown) => {
  const entries = [
    { name: "A", classId: 1 },
    { name: "B", classId: 2 },
    { name: "C", classId: null },
  ]
  expect(
    entriesOfChoice(entries, choice)
      .map(({ name }) => name)
      .join(" "),
  ).toBe(shown)
})

it.each<[ClassChoice, number[], ClassChoice]>([
  [2, [1, 2], 2],
  [2, [1], "any"],
  ["none", [1], "none"],
  ["none", [], "any"],
  ["any", [], "any"],
])("the choice of %s, where the event has the classes %j, is %s", (choice, ids, present) => {
  expect(
    presentChoice(
      choice,
      ids.map((id) => ({ id })),
    ),
  ).toBe(present)
})
