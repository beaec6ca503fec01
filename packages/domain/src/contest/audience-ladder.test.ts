import { describe, expect, it } from "vitest"
import type { Poll } from "../audience/polls.ts"
import { blockingConcerns } from "../publishing/blocking.ts"
import type { AwardForProposal } from "./awards.ts"
import { contest } from "./fixtures-contest.ts"
import { panelLineSteps } from "./panel.ts"
import { contestStandings } from "./places.ts"
import { resultsSetup } from "./results.ts"
import type { SettlementKind } from "./settlements.ts"
import { runSteps } from "./steps.ts"

const POLL = 7
const LADDER = `audience:${POLL}` as const
const audience: AwardForProposal = {
  id: 1,
  priority: 5,
  isExclusive: false,
  maxWinners: 1,
  ignoresExclusivity: true,
  basis: "audience",
  basisId: POLL,
  eligibleClassIds: [],
  eligibleFlags: [],
}
const below: AwardForProposal = {
  ...audience,
  id: 2,
  priority: 1,
  ignoresExclusivity: false,
  basis: "overall",
  basisId: null,
}
const [A, B, C] = [1, 2, 3]

/** A leads by sheets, C has none. */
const { judged } = contest("A:30+90 | B:10+50 | C:-", { tieBreaks: ["criterion:1"] })
const closed = (...counts: [number, number][]): Poll => ({ id: POLL, classIds: [], state: "closed", counts })
const standingsWith = (poll: Poll, awards = [audience], others: Partial<typeof judged> = {}) =>
  contestStandings({ ...judged, awards, polls: [poll], ...others })
const winnersOf = (standings: ReturnType<typeof standingsWith>, awardId = 1) =>
  standings.proposal.find((one) => one.awardId === awardId)

describe("an award by the votes of the audience", () => {
  it("goes to the entry with most votes, also without a sheet", () => {
    const found = standingsWith(closed([A, 3], [C, 8]))
    expect(winnersOf(found)?.winners).toMatchObject([{ entryId: C }])
    expect(found.ladders.get(LADDER)?.rungs.map(({ entryIds, place }) => [entryIds, place])).toEqual([
      [[C], 1],
      [[A], 2],
    ])
  })

  it("is tied by equal votes, whatever the tie-breaks say", () => {
    const found = standingsWith(closed([A, 4], [B, 4], [C, 1]))
    const tie = found.ties.find(({ ladder }) => ladder === LADDER)
    expect(winnersOf(found)?.needsDecision).toEqual({ kind: "tie", entryIds: [A, B], key: tie?.key })
    expect(tie).toMatchObject({ state: "open", place: 1, figure: { points: 4, maxPoints: 1 }, steps: [] })
    expect(JSON.parse(tie?.key ?? "")).toEqual({ ladder: LADDER, entryIds: [A, B], figure: [4, 1], steps: [] })
  })

  it("follows the settlement of a tie", () => {
    const counts: [number, number][] = [
      [A, 4],
      [B, 4],
    ]
    const key = standingsWith(closed(...counts)).ties.find(({ ladder }) => ladder === LADDER)?.key ?? ""
    const order = {
      id: 1,
      key,
      ladder: LADDER,
      kind: "order" as SettlementKind,
      entryIds: [B, A],
      seed: null,
      isWithdrawn: false,
    }
    const found = standingsWith(closed(...counts), [audience], { settlements: [order] })
    expect(winnersOf(found)?.winners).toMatchObject([{ entryId: B }])
  })

  it("leaves out entries of other classes, and those that do not compete", () => {
    const entries = judged.entries.map((entry) => (entry.id === C ? { ...entry, status: "withdrawn" as const } : entry))
    const found = standingsWith({ ...closed([A, 1], [C, 8]), classIds: [] }, [audience], { entries })
    expect(winnersOf(found)?.winners).toMatchObject([{ entryId: A }])
    expect(winnersOf(standingsWith({ ...closed([A, 1]), classIds: [9] }))?.winners).toEqual([])
  })

  describe.each(["draft", "open"] as const)("while its poll is %s", (state) => {
    const poll: Poll = { id: POLL, classIds: [], state, counts: [[A, 3]] }

    it("waits for the poll", () => {
      expect(winnersOf(standingsWith(poll))).toMatchObject({
        winners: [],
        needsDecision: { kind: "pollOpen", entryIds: [], key: null },
      })
    })

    it("holds up lower awards if it is exclusive, as everybody is undecided in it", () => {
      const exclusive = { ...audience, isExclusive: true, ignoresExclusivity: false }
      expect(winnersOf(standingsWith(poll, [exclusive, below]), below.id)).toMatchObject({ winners: [], waitsFor: 1 })
      expect(winnersOf(standingsWith(poll, [audience, below]), below.id)).toMatchObject({ winners: [{ entryId: A }] })
    })

    it("does not flag who holds it", () => {
      const winners = [{ awardId: 1, entryId: B }]
      expect(winnersOf(standingsWith(poll, [audience], { winners }))?.winners).toEqual([
        { entryId: B, isPinned: true, isFlagged: false },
      ])
    })

    it("prevents publishing by one line", () => {
      const held = { ...judged, awards: [audience], polls: [poll], sheets: [] }
      const setup = resultsSetup(held.entries, held.criteria, held.rules.notApplicable)
      const lines = runSteps(panelLineSteps(setup, held.sheets, held.rules.panelMethod))
      const found = blockingConcerns({
        judges: [],
        conflicts: [],
        contest: held,
        setup,
        lines,
        standings: contestStandings(held),
        confirmed: [],
        waivers: [],
        openPolls: state === "open" ? [POLL] : [],
        finalists: 3,
      })
      const line =
        state === "open" ? { kind: "pollOpen", pollId: POLL } : { kind: "awardUndecided", awardId: 1, entryIds: [] }
      expect(found).toMatchObject([line])
    })
  })
})
