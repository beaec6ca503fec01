import { expect, it } from "vitest"
import { endText, gapLines, loadText } from "./plan-words.ts"

const SECTIONS = ["Body", "Interior", "Engine", "Safety", "Area", "Bonus"]
const IDS = new Map(Array.from({ length: 8 }, (_, index) => [index + 1, `C${index + 1}`]))
const ALL = [...IDS.keys()]
const NONE = { nobody: [], short: [], sectionsUncovered: [] }

it.each<[string, Partial<Parameters<typeof gapLines>[0]>, string[]]>([
  ["no gap", {}, []],
  ["a section of every entry", { sectionsUncovered: [{ section: 4, entryIds: ALL }] }, ["Nobody judges Safety"]],
  ["of some", { sectionsUncovered: [{ section: 4, entryIds: [2] }] }, ["Nobody judges Safety: C2"]],
  ["many entries", { nobody: [1, 2, 3, 4, 5, 6, 7] }, ["Nobody judges C1, C2, C3, C4, C5 and 2 more"]],
  ["nobody is not too few", { nobody: [1], short: [1, 2] }, ["Nobody judges C1", "Too few judges for C2"]],
])("%s", (_, gaps, lines) => expect(gapLines({ ...NONE, ...gaps }, SECTIONS, IDS)).toEqual(lines))

it("a load is in sheets and time, an end in the reader's time", () => {
  expect(loadText({ sheets: 0, minutes: 0 })).toBe("No sheets")
  expect(loadText({ sheets: 1, minutes: 3 })).toBe("1 sheet, 3 min")
  const now = new Date(2026, 5, 20, 10)
  expect(endText(null, now)).toBeNull()
  expect(endText(new Date(2026, 5, 20, 16, 40).toISOString(), now)).toMatch(/^Ends about 4:40/)
  expect(endText(new Date(2026, 5, 21, 16, 40).toISOString(), now)).toMatch(/21/)
})
