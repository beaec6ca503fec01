import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { refuseAssignment } from "./awards.ts"
import { type AwardProposal, type LadderedAward, proposeAwards } from "./proposal.ts"

const ladders = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 8 }).chain((ids) =>
  fc.array(fc.boolean(), { minLength: ids.length, maxLength: ids.length }).map((joins) => {
    const rungs: number[][] = []
    for (const [index, id] of ids.entries()) {
      const last = rungs.at(-1)
      if (joins[index] && last) last.push(id)
      else rungs.push([id])
    }
    return rungs.map((entryIds) => ({ entryIds, key: entryIds.join() }))
  }),
)
const contests = fc
  .array(
    fc.record({
      priority: fc.integer({ min: 1, max: 4 }),
      isExclusive: fc.boolean(),
      ignoresExclusivity: fc.boolean(),
      maxWinners: fc.integer({ min: 1, max: 3 }),
      rungs: fc.oneof({ weight: 4, arbitrary: ladders }, { weight: 1, arbitrary: fc.constant(null) }),
      pins: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 2 }),
    }),
    { maxLength: 6 },
  )
  .map((list) => {
    const awards = list.map(({ pins: _, ...award }, index) => ({
      ...award,
      id: index + 1,
      isExclusive: award.isExclusive && !award.ignoresExclusivity,
    }))
    // Pins are assignments, so they must pass the rules of assigning.
    const winners: { awardId: number; entryId: number }[] = []
    for (const [index, { pins }] of list.entries())
      for (const entryId of pins)
        if (mayAssign(awards, winners, index + 1, entryId)) winners.push({ awardId: index + 1, entryId })
    return { awards, winners }
  })

function mayAssign(
  awards: readonly LadderedAward[],
  winners: readonly { awardId: number; entryId: number }[],
  awardId: number,
  entryId: number,
): boolean {
  const award = awards.find(({ id }) => id === awardId)
  const heldIds = winners.filter((winner) => winner.entryId === entryId).map((winner) => winner.awardId)
  return (
    award !== undefined &&
    refuseAssignment({
      award,
      heldByEntry: awards.filter(({ id }) => heldIds.includes(id)),
      winnersOfAward: winners.filter((winner) => winner.awardId === awardId).length,
      alreadyAssigned: heldIds.includes(awardId),
    }) === null
  )
}

const given = (proposal: AwardProposal[]) =>
  proposal.flatMap(({ awardId, winners }) =>
    winners.filter(({ isPinned }) => !isPinned).map(({ entryId }) => ({ awardId, entryId })),
  )

describe("for any awards", () => {
  it("each proposed winner could be assigned, in any order: within the slots, and without breaking exclusivity", () => {
    fc.assert(
      fc.property(contests, fc.boolean(), ({ awards, winners }, isReversed) => {
        const assigned = [...winners]
        const proposed = given(proposeAwards(awards, winners))
        for (const { awardId, entryId } of isReversed ? proposed.toReversed() : proposed) {
          expect(mayAssign(awards, assigned, awardId, entryId)).toBe(true)
          assigned.push({ awardId, entryId })
        }
      }),
      { numRuns: 500 },
    )
  })

  it("pins stay", () => {
    fc.assert(
      fc.property(contests, ({ awards, winners }) => {
        for (const { awardId, winners: won } of proposeAwards(awards, winners)) {
          const pins = winners.filter((winner) => winner.awardId === awardId).map(({ entryId }) => entryId)
          expect(
            won
              .filter(({ isPinned }) => isPinned)
              .map(({ entryId }) => entryId)
              .sort(),
          ).toEqual(pins.sort())
        }
      }),
    )
  })

  it("who wins is the same for any order of awards and winners", () => {
    fc.assert(
      fc.property(contests, ({ awards, winners }) => {
        expect(proposeAwards(awards.toReversed(), winners.toReversed())).toEqual(proposeAwards(awards, winners))
      }),
    )
  })

  it("after accepting everything, the proposal is the same, and no winner is flagged", () => {
    fc.assert(
      fc.property(contests, ({ awards }) => {
        const first = proposeAwards(awards, [])
        const again = proposeAwards(awards, given(first))
        const picture = (proposal: AwardProposal[]) =>
          proposal.map(({ winners }) => winners.map(({ entryId }) => entryId).sort())
        expect(picture(again)).toEqual(picture(first))
        expect(again.flatMap(({ winners }) => winners.filter(({ isFlagged }) => isFlagged))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
