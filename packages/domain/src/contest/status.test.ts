import { describe, expect, it } from "vitest"
import { competes, ENTRY_STATUSES, type EntryStatus } from "../entries/entry-status.ts"
import { explainEntry } from "../explanation/explanation.ts"
import { contest } from "./fixtures-contest.ts"
import { panelLines } from "./panel.ts"
import { contestStandings } from "./places.ts"
import { categoryLeaders, entryResult, rankedLines, resultsSetup } from "./results.ts"

it.each([
  ["expected", true],
  ["checkedIn", true],
  ["absent", false],
  ["withdrawn", false],
  ["disqualified", false],
] as const)("an entry that is %s competes: %s", (status, isCompeting) => {
  expect(competes({ status })).toBe(isCompeting)
})

it("there are no other statuses, and without one an entry is expected", () => {
  expect(ENTRY_STATUSES).toHaveLength(5)
  expect(competes({})).toBe(true)
})

/** A 90, B 80, C 80, one judge with three sheets. */
const { judged } = contest("A:27+81 | B:24+72 | C:24+72")
const withStatus = (status: EntryStatus) => ({
  ...judged,
  entries: judged.entries.map((entry) => (entry.id === 1 ? { ...entry, status } : entry)),
})

describe.each(["absent", "withdrawn", "disqualified"] as const)("A is %s", (status) => {
  const held = withStatus(status)
  const setup = resultsSetup(held.entries, held.criteria)
  const lines = panelLines(setup, held.sheets, "mean")
  const results = rankedLines(lines).map(({ line, rank }) => entryResult(line, rank))

  it("it comes last without a rank, with its percent as computed", () => {
    expect(results.map(({ votingId, rank, overallPercent }) => [votingId, rank, overallPercent])).toEqual([
      ["B", 1, 80],
      ["C", 1, 80],
      ["A", null, 90],
    ])
  })

  it("it has no place, is in no tie, wins no criterion, and judges are not asked for it", () => {
    const { rows, ties } = contestStandings(held)
    expect(rows.at(-1)).toEqual({ entryId: 1, place: null, classPlace: null, placedBy: null })
    expect(ties).toMatchObject([{ place: 1, entryIds: [2, 3] }])
    expect(categoryLeaders(results, 1)).toEqual([2, 3])
    expect(setup.entries.map(({ isAsked }) => isAsked)).toEqual([false, true, true])
  })

  it("an award with one slot is a tie of B and C; one that A holds is flagged", () => {
    const award = { id: 1, priority: 1, isExclusive: false, maxWinners: 1, basis: "overall" as const, basisId: null }
    const awards = [{ ...award, eligibleClassIds: [], eligibleFlags: [] }]
    expect(contestStandings({ ...held, awards }).proposal).toMatchObject([
      { winners: [], needsDecision: { kind: "tie", entryIds: [2, 3] } },
    ])
    const winners = [{ awardId: 1, entryId: 1 }]
    expect(contestStandings({ ...held, awards, winners }).proposal).toMatchObject([
      { winners: [{ entryId: 1, isFlagged: true }], disputed: [{ entryId: 1, heirs: [2, 3] }] },
    ])
  })

  it("the explanation says so first", () => {
    const standings = contestStandings(held)
    const source = { setup, lines, sheets: [], method: "mean" as const, standings, settlements: [], winners: [] }
    const word = { absent: "Absent", withdrawn: "Withdrawn", disqualified: "Disqualified" }[status]
    expect(explainEntry({ ...source, entryId: 1 })).toMatchObject({
      sentence: `${word}. Not placed; its sheets give 90.0 %.`,
      place: null,
      percent: 90,
      above: null,
    })
  })
})

it("an entry that is expected again has what it had, and one that is checked in too", () => {
  const before = contestStandings(judged)
  for (const status of ["expected", "checkedIn"] as const) expect(contestStandings(withStatus(status))).toEqual(before)
})

it("without counting sheets the explanation has no percent", () => {
  const empty = { ...withStatus("withdrawn"), sheets: [] }
  const setup = resultsSetup(empty.entries, empty.criteria)
  const told = explainEntry({
    entryId: 1,
    setup,
    lines: panelLines(setup, [], "mean"),
    sheets: [],
    method: "mean",
    standings: contestStandings(empty),
    settlements: [],
    winners: [],
  })
  expect(told?.sentence).toBe("Withdrawn. Not placed.")
})
