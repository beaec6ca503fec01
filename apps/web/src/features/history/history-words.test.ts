import { USUAL_WORDS, wordsOf } from "@rosette/domain/events/event-words"
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
  [{ time: null }, { time: "9:00" }, [{ field: "Time", from: "nothing", to: "9:00" }]],
  [{ imageUrl: null, name: "Mia" }, { imageUrl: "", name: "Mia" }, []],
  [null, { name: "Mia" }, []],
  [{ votingIds: ["1", "2"] }, null, []],
  [null, { points: { Paint: 3 }, comments: "" }, [{ field: "Paint", from: "nothing", to: "3" }]],
])("from %j to %j", (before, after, changes) => {
  expect(changesOf({ before, after })).toEqual(changes)
})

it("a sheet that was sent again shows the points that differ, by the names of the criteria", () => {
  const sheet = (paint: number) => ({ isSubmitted: true, comments: "", points: { 4: paint, 5: 7 } })
  expect(
    changesOf({ before: sheet(12), after: sheet(15) }, { criteria: new Map([["4", "Paint"]]), words: USUAL_WORDS }),
  ).toEqual([{ field: "Paint", from: "12", to: "15" }])
})

it("a flag with an own label, and a requirement of it, are called by that label", () => {
  const words = wordsOf({ flags: { participatesInSound: { label: "Stage act" } } })
  const changed = { participatesInSound: true, requiresSound: true, requiresCustomPaint: true }
  const was = { participatesInSound: false, requiresSound: false, requiresCustomPaint: false }
  const changes = changesOf({ before: was, after: changed }, { criteria: new Map(), words })
  expect(changes.map(({ field }) => field)).toEqual(["Stage act", "Requires Stage act", "Requires custom paint"])
})
