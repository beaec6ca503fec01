import { describe, expect, it } from "vitest"
import { scoreText } from "../contest/counted-score.ts"
import { NO_FLAGS, NO_REQUIREMENTS } from "../entries/entry-flags.ts"
import { ownerView } from "./owner-view.ts"

const criterion = (id: number, order: number, fields: object = {}) => ({
  id,
  name: `Criterion ${id}`,
  order,
  maxPoints: 10,
  countsOverall: true,
  ...NO_REQUIREMENTS,
  ...fields,
})
const average = (criterionId: number, points: number) => ({
  criterionId,
  average: points,
  judgeCount: points > 0 ? 2 : 0,
})

const VERSION = {
  rules: {},
  criteria: [criterion(11, 2), criterion(12, 1), criterion(13, 3)],
  entries: [
    { id: 1, ...NO_FLAGS },
    { id: 3, ...NO_FLAGS },
  ],
  results: [
    {
      entryId: 1,
      place: 1,
      overallPercentRounded: 52,
      criteria: [average(11, 8.5), average(12, 7), average(13, 0)],
    },
  ],
  judges: [{ id: 21, name: "Jo" }],
  sheets: [
    { judgeId: 21, entryId: 1, isSubmitted: true, comments: "Even paint." },
    { judgeId: 21, entryId: 1, isSubmitted: true, comments: " " },
    { judgeId: 21, entryId: 1, isSubmitted: false, comments: "Draft" },
    { judgeId: 21, entryId: 2, isSubmitted: true, comments: "Of another entry" },
  ],
}

describe("what an owner sees", () => {
  it("are the scored criteria in their order, and the comments of submitted sheets", () => {
    const { criteria, comments } = ownerView(VERSION, 1, false)
    expect(criteria.map((one) => `${one.name} ${one.average}`)).toEqual(["Criterion 12 7", "Criterion 11 8.5"])
    expect(comments).toEqual([{ judge: null, text: "Even paint." }])
  })

  it("includes judges' names if the event shows them, and is empty for an entry that nobody has scored", () => {
    expect(ownerView(VERSION, 1, true).comments).toEqual([{ judge: "Jo", text: "Even paint." }])
    expect(ownerView(VERSION, 3, true)).toEqual({ criteria: [], score: null, notes: [], comments: [] })
  })

  it.each<[string, object[], string[]]>([
    ["nothing", [criterion(11, 1), criterion(12, 2)], []],
    [
      "what does not apply to the entry",
      [criterion(11, 1), criterion(12, 2), criterion(13, 3, { requiresSound: true })],
      ["10 of the 30 points are for criteria that do not apply to this entry and count as 0."],
    ],
    [
      "what nobody has scored",
      [criterion(11, 1), criterion(12, 2), criterion(13, 3)],
      ["Nobody has scored Criterion 13: its 10 points count as 0."],
    ],
    [
      "what counts for its own awards only",
      [criterion(11, 1), criterion(12, 2, { countsOverall: false })],
      ["Criterion 12 counts for its own awards only, not in the percent."],
    ],
  ])("adds up to the percent, or says what is left out: %s", (_, criteria, expected) => {
    const version = { ...VERSION, criteria: criteria as ReturnType<typeof criterion>[] }
    expect(ownerView(version, 1, false).notes).toEqual(expected)
  })

  it.each([
    ["withdrawn", ["Withdrawn."]],
    ["disqualified", ["Not placed."]],
    ["checkedIn", []],
  ] as const)("says in one word why an entry that is %s has no place", (status, expected) => {
    const version = {
      ...VERSION,
      criteria: [criterion(11, 1), criterion(12, 2)],
      entries: [{ id: 1, ...NO_FLAGS, status }],
    }
    expect(ownerView(version, 1, false).notes).toEqual(expected)
  })

  it("has the percent with its points", () => {
    const { score } = ownerView(VERSION, 1, false)
    expect(score && scoreText(score)).toBe("52% · 15.5 of 30")
  })
})
