import { expect, it } from "vitest"
import { presenceOf, waitingWords } from "./judge-presence.tsx"

const now = new Date("2026-06-13T12:00:00.000Z")

it.each([
  ["2026-06-13T12:00:00.000Z", "Here now", true],
  ["2026-06-13T11:58:30.001Z", "Here now", true],
  ["2026-06-13T12:00:20.000Z", "Here now", true],
  ["2026-06-13T11:58:30.000Z", "Last seen 1 min ago", false],
  ["2026-06-13T11:56:30.000Z", "Last seen 3 min ago", false],
  ["2026-06-13T11:00:01.000Z", "Last seen 59 min ago", false],
  ["2026-06-13T11:00:00.000Z", "Last seen 1 h ago", false],
  ["2026-06-12T12:00:01.000Z", "Last seen 23 h ago", false],
  ["2026-06-12T12:00:00.000Z", "Last seen yesterday", false],
  ["2026-06-10T12:00:00.000Z", "Last seen 3 days ago", false],
])("a judge last seen at %s reads at noon: %s", (lastSeenAt, words, isHere) => {
  expect(presenceOf({ lastSeenAt, totalScores: 1 }, now)).toEqual({ isHere, words })
})

it.each([
  [0, "Not here yet"],
  [5, null],
])("a judge with %i scores who was never seen reads: %s", (totalScores, words) => {
  expect(presenceOf({ lastSeenAt: null, totalScores }, now)).toEqual({ isHere: false, words })
})

it.each([
  [0, null],
  [1, "1 sheet waiting on a phone"],
  [2, "2 sheets waiting on a phone"],
])("%i waiting sheets read: %s", (sheets, words) => {
  expect(waitingWords(sheets)).toBe(words)
})
