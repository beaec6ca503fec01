import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Pair, type Panel, teamNeeds } from "./needs.ts"
import { entriesOfOffer, heldElsewhere, nextOffer, type OfferedEntry, placeInTeam } from "./offer.ts"
import { makePanel, pairs } from "./panel-fixtures.ts"

const NAMES = ["Ann", "Bob", "Cy"]

/** What the judge would be offered after these sheets; nothing is open elsewhere. */
function offerOf(panel: Panel, judgeId: number): number | null {
  const team = teamNeeds(panel).find(({ judgeIds }) => judgeIds.includes(judgeId))
  const place = placeInTeam(panel.judges, judgeId)
  if (!team || !place) return null
  const entries = panel.entries.map((entry) => ({ ...entry, votingId: `C${entry.id}` }))
  const last = panel.submitted.findLast((pair) => pair.judgeId === judgeId)?.entryId ?? null
  return nextOffer(entriesOfOffer(entries, team, panel.submitted, judgeId), last, place)
}

/** Lets the judges take what they are offered, in turn; "Cy leaves" ends a judge's turns. Returns "Ann C1 · Bob C3 · …". */
function play(panel: Panel, leavesAfter: Record<number, number> = {}, steps = 20): string {
  const submitted: Pair[] = []
  const said: string[] = []
  const finished = new Set<number>()
  for (let turn = 0; said.length < steps; turn += 1) {
    const judges = panel.judges.map((one) => ({
      ...one,
      hasLeft: submitted.length >= (leavesAfter[one.id] ?? Infinity),
    }))
    const judge = judges[turn % judges.length]
    if (!judge || finished.size === judges.length) break
    if (judge.hasLeft) finished.add(judge.id)
    if (finished.has(judge.id)) continue
    const entryId = offerOf({ ...panel, judges, submitted }, judge.id)
    said.push(`${NAMES[judge.id - 1]} ${entryId === null ? "–" : `C${entryId}`}`)
    if (entryId !== null) submitted.push({ judgeId: judge.id, entryId })
    else if (leavesAfter[judge.id] === undefined && Object.keys(leavesAfter).length === 0) break
  }
  return said.join(" · ")
}

const SIX = Array.from({ length: 6 }, () => ({}))

describe("two sheets of each of six entries by three judges in turn", () => {
  it("from different places, to the end", () => {
    const panel = makePanel({ judges: [{}, {}, {}], entries: SIX, sheetsPerEntry: 2 })
    expect(play(panel)).toBe(
      "Ann C1 · Bob C3 · Cy C5 · Ann C2 · Bob C4 · Cy C6 · Ann C3 · Bob C5 · Cy C1 · Ann C4 · Bob C6 · Cy C2 · Ann –",
    )
  })
  it("one leaves after the sixth sheet", () => {
    const panel = makePanel({ judges: [{}, {}, {}], entries: SIX, sheetsPerEntry: 2 })
    expect(play(panel, { 3: 6 }, 13)).toBe(
      "Ann C1 · Bob C3 · Cy C5 · Ann C2 · Bob C4 · Cy C6 · Ann C3 · Bob C5 · Ann C4 · Bob C6 · Ann – · Bob C1 · Ann –",
    )
  })
  it("those checked in come first", () => {
    const here = new Set([2, 5, 6])
    const entries = SIX.map((_, index) => (here.has(index + 1) ? { status: "checkedIn" as const } : {}))
    const panel = makePanel({ judges: [{}, {}, {}], entries, sheetsPerEntry: 2 })
    expect(play(panel, {}, 7)).toBe("Ann C2 · Bob C5 · Cy C6 · Ann C5 · Bob C6 · Cy C2 · Ann C1")
  })
})

describe("what comes first", () => {
  const entry = (id: number, fields: Partial<OfferedEntry> = {}): OfferedEntry => ({
    entryId: id,
    votingId: `C${id}`,
    isDue: true,
    isSubmitted: false,
    isCheckedIn: false,
    done: 0,
    need: 2,
    ...fields,
  })
  const first = { index: 0, of: 1 }
  it.each<[string, OfferedEntry[], number | null, number | null]>([
    ["what somebody asked for", [entry(1), entry(2, { isAsked: true, done: 1, isElsewhere: true })], null, 2],
    [
      "what no other judge has open",
      [entry(1, { isElsewhere: true, isCheckedIn: true }), entry(2, { done: 1 })],
      null,
      2,
    ],
    ["what is open elsewhere, if nothing else is left", [entry(1, { isElsewhere: true })], null, 1],
    ["who is here", [entry(1), entry(2, { done: 1, isCheckedIn: true })], null, 2],
    ["the fewest sheets", [entry(1, { done: 1 }), entry(2)], null, 2],
    ["the next one forward", [entry(1), entry(2, { isSubmitted: true }), entry(3)], 2, 3],
    ["around the end", [entry(1), entry(2, { done: 2 }), entry(3, { isSubmitted: true })], 3, 1],
    ["nothing that has enough", [entry(1, { done: 2 })], null, null],
    ["nothing that is not due", [entry(1, { isDue: false })], null, null],
    ["nothing of no entries", [], null, null],
  ])("%s", (_, entries, last, expected) => expect(nextOffer(entries, last, first)).toBe(expected))
})

describe("the place in a team", () => {
  const judges = [{ id: 3 }, { id: 5, sections: [3] }, { id: 6, sections: [6, 5, 4, 3, 2, 1] }, { id: 8 }]
  it.each([
    ["the first", 3, { index: 0, of: 3 }],
    ["each section named is every section", 6, { index: 1, of: 3 }],
    ["a team of one", 5, { index: 0, of: 1 }],
    ["nobody of the panel", 4, null],
  ])("%s", (_, judgeId, expected) => expect(placeInTeam(judges, judgeId)).toEqual(expected))

  it("counts only who has not left", () => {
    const panel = judges.map((one) => ({ ...one, hasLeft: one.id === 3 }))
    expect(placeInTeam(panel, 3)).toBeNull()
    expect(placeInTeam(panel, 8)).toEqual({ index: 1, of: 2 })
  })
})

describe("what is at another judge of the team", () => {
  const NOW = new Date("2026-06-01T12:00:00Z")
  const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
  const phone = { id: 2, openEntryId: 5, openSince: minutesAgo(1) }
  it.each<[string, object, string, number[]]>([
    ["open for a minute", {}, "", [5]],
    ["open for ten minutes", { openSince: minutesAgo(10) }, "", [5]],
    ["open for longer", { openSince: minutesAgo(10.01) }, "", []],
    ["nothing open", { openEntryId: null }, "", []],
    ["submitted by them", {}, "2=5", []],
    ["submitted by others", {}, "1=5 3=5", [5]],
    ["open on the judge's own other phone", { id: 1 }, "", []],
    ["open in another team", { id: 9 }, "", []],
  ])("%s", (_, fields, submitted, expected) => {
    const at = { judgeId: 1, now: NOW }
    expect(heldElsewhere([{ ...phone, ...fields }], { judgeIds: [1, 2, 3] }, pairs(submitted), at)).toEqual(expected)
  })
})

it("an entry that does not compete has no place in the order", () => {
  const panel = makePanel({ judges: [{}, {}], entries: [{ status: "withdrawn" }, {}, {}], submitted: pairs("1=1") })
  const [team] = teamNeeds(panel)
  const entries = panel.entries.map((entry) => ({ ...entry, votingId: `C${entry.id}` }))
  expect(team && entriesOfOffer(entries, team, panel.submitted, 1).map(({ entryId }) => entryId)).toEqual([2, 3])
})

it("names only what is due and lacks sheets, and ends when every team has its need", () => {
  const panels = fc.record({
    judges: fc.array(fc.record({ sections: fc.constantFrom<number[]>([], [3]), classIds: fc.subarray([0, 7]) }), {
      minLength: 1,
      maxLength: 4,
    }),
    entries: fc.array(fc.record({ classId: fc.constantFrom(null, 7) }), { minLength: 1, maxLength: 6 }),
    sheetsPerEntry: fc.constantFrom(null, 1, 2),
  })
  fc.assert(
    fc.property(panels, fc.infiniteStream(fc.nat({ max: 3 })), (fields, turns) => {
      const panel = makePanel(fields)
      const submitted: Pair[] = []
      const finished = new Set<number>()
      while (finished.size < panel.judges.length) {
        const judge = panel.judges[Number(turns.next().value) % panel.judges.length]
        if (!judge || finished.has(judge.id)) continue
        const entryId = offerOf({ ...panel, submitted }, judge.id)
        if (entryId === null) finished.add(judge.id)
        else {
          expect(submitted).not.toContainEqual({ judgeId: judge.id, entryId })
          submitted.push({ judgeId: judge.id, entryId })
        }
      }
      for (const { entries } of teamNeeds({ ...panel, submitted }))
        for (const { done, need } of entries) expect(done).toBe(need)
    }),
  )
})
