import { expect, it } from "vitest"
import type { EntryResult } from "../entry-result.ts"
import { overtakenText } from "./honours.ts"

const entry = (entryName: string, votingId: string) => ({ entryName, votingId }) as EntryResult
const FOX = entry("Desert Fox", "A2")
const COMET = entry("Blue Comet", "A1")

it.each([
  [
    { winnerType: "category", position: 1 },
    "Best Paint",
    FOX,
    COMET,
    "Best Paint, 1st place: was confirmed for Desert Fox (A2), Blue Comet (A1) leads now.",
  ],
  [
    { winnerType: "overall", position: 2 },
    "Overall Winner",
    FOX,
    COMET,
    "Overall Winner: was confirmed for Desert Fox (A2), Blue Comet (A1) leads now.",
  ],
  [
    { winnerType: "runner_up", position: 3 },
    "Runner-up",
    FOX,
    COMET,
    "3rd place: was confirmed for Desert Fox (A2), Blue Comet (A1) is 3rd now.",
  ],
  [
    { winnerType: "runner_up", position: 4 },
    "Runner-up",
    FOX,
    undefined,
    "4th place: was confirmed for Desert Fox (A2), who no longer has this place.",
  ],
] as const)("an overtaken confirmation names its place and both entries: %j", (winner, title, was, now, words) => {
  expect(overtakenText(winner, title, was, now)).toBe(words)
})
