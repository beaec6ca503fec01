import { describe, expect, it } from "vitest"
import { stackedDots } from "./dot-line.tsx"
import { agreementSource, agreementWords, type Group, movedPlaces } from "./words.ts"

const group = (fields: Partial<Group>): Group => ({
  kendallW: 0.5,
  icc2: null,
  icc2k: null,
  judges: 3,
  entries: 4,
  isComplete: true,
  why: null,
  ...fields,
})

describe("the words for a value of Kendall's W", () => {
  it.each([
    [1, "nearly alike"],
    [0.8, "nearly alike"],
    [0.79, "mostly alike"],
    [0.6, "mostly alike"],
    [0.59, "only partly alike"],
    [0.4, "only partly alike"],
    [0.39, "very differently"],
    [0, "very differently"],
  ])("%d: %s", (kendallW, words) => {
    expect(agreementWords(group({ kendallW }))).toContain(words)
  })

  it("are the reason if there is none, without a source", () => {
    const none = group({ kendallW: null, why: "At least two judges are needed." })
    expect([agreementWords(none), agreementSource(none)]).toEqual(["At least two judges are needed.", null])
  })

  it("say that a panel is incomplete", () => {
    expect(agreementSource(group({ isComplete: false }))).toContain("not every judge has scored every entry")
    expect(agreementSource(group({}))).not.toContain("not every judge")
  })
})

it("places that would change are ordered by the real place, without entries that have none", () => {
  const places = new Map([
    [1, 1],
    [2, 2],
    [3, 3],
  ])
  const adjusted = [2, 1, 3, 4].map((entryId, index) => ({ entryId, percent: 90 - index, place: index + 1 }))
  expect(movedPlaces(adjusted, (id) => places.get(id) ?? null)).toEqual([
    { entryId: 1, from: 1, to: 2 },
    { entryId: 2, from: 2, to: 1 },
  ])
})

it("dots that would overlap are stacked", () => {
  const values = [0, 5, 9, 50, 100].map((value, key) => ({ key, value }))
  const dots = stackedDots(values, { from: 0, to: 100, width: 100, size: 8 })
  expect(dots.map(({ x, level }) => `${x}:${level}`)).toEqual(["0:0", "5:1", "9:0", "50:0", "100:0"])
})
