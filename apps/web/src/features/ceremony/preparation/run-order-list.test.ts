import type { CeremonyLine } from "@rosette/contract/ceremony"
import { expect, it } from "vitest"
import { arrangedFrom, leftOut, moved } from "./run-order-list.tsx"

const line = (key: string, kind: CeremonyLine["kind"] = "award"): CeremonyLine => ({
  key,
  kind,
  title: key.toUpperCase(),
  isHidden: false,
  isOverall: false,
  also: [],
  winners: [],
  hasLeft: [],
  gaveUp: [],
  passedOver: [],
  next: null,
  successors: [],
})
const LINES = arrangedFrom([line("a"), line("b"), line("thanks", "text")])
const keys = (lines: readonly { key: string }[]) => lines.map(({ key }) => key).join(" ")

it("only an own text is sent with its words", () => {
  expect(LINES.map(({ text }) => text)).toEqual([null, null, "THANKS"])
})

it.each([
  ["b", -1, "b a thanks"],
  ["b", 1, "a thanks b"],
  ["a", 1, "b a thanks"],
  ["gone", 1, "a b thanks"],
] as const)("%s moves by %i", (key, by, expected) => {
  expect(keys(moved(LINES, key, by))).toBe(expected)
})

it("a line is left out and included again at its position", () => {
  const without = leftOut(LINES, "b", true)
  expect(without.map(({ isHidden }) => isHidden)).toEqual([false, true, false])
  expect(leftOut(without, "b", false)).toEqual(LINES)
})
