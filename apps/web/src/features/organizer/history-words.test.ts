import { expect, it } from "vitest"
import { actionWords, changesOf } from "./history-words.ts"

it.each([
  ["judge.added", "Judge added"],
  ["scores.cleared", "Scores cleared"],
  ["sheet.moved-up", "Sheet moved up"],
])("the action %j reads %j", (action, words) => {
  expect(actionWords(action)).toBe(words)
})

it.each([
  [{ maxPoints: 10 }, { maxPoints: 20 }, [{ field: "Max points", from: "10", to: "20" }]],
  [{ isActive: true }, { isActive: false }, [{ field: "Open for judging", from: "yes", to: "no" }]],
  [{ imageUrl: null }, { imageUrl: "" }, [{ field: "Image url", from: "nothing", to: "nothing" }]],
  [null, { name: "Mia" }, []],
  [{ votingIds: ["1", "2"] }, null, []],
])("from %j to %j", (before, after, changes) => {
  expect(changesOf({ before, after })).toEqual(changes)
})
