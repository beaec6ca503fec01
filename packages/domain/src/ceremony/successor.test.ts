import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type AwardForProposal, excludedWith } from "../contest/awards.ts"
import { contest } from "../contest/fixtures-contest.ts"
import { contestStandings } from "../contest/places.ts"
import { departed, type HandOver, heldAfter, settleHandOvers } from "./hand-overs.ts"
import { successionsOf } from "./successor.ts"

/** Best first: A, B, C, D, then E and F level, then G. */
const { judged, names, ids } = contest("A:30+80 | B:30+70 | C:30+60 | D:30+50 | E:30+40 | F:30+40 | G:30+30")
const idOf = (name: string) => ids.get(name) ?? 0

/** "Show x10/1: A" is award "Show", exclusive, of priority 10 and 1 slot, which A has; "by hand" behind it has no ladder. */
function awardOf(picture: string, index: number) {
  const [, name = "", mark, priority, maxWinners, winners = "", byHand] =
    /^(\w+) (x?)(\d+)\/(\d+): ?([A-G ]*?)( by hand)?$/.exec(picture) ?? []
  const award: AwardForProposal = {
    id: index + 1,
    priority: Number(priority),
    maxWinners: Number(maxWinners),
    isExclusive: mark === "x",
    basis: byHand ? "manual" : "overall",
    basisId: null,
    eligibleClassIds: [],
    eligibleFlags: [],
  }
  return { name, award, winners: winners.split(" ").filter(Boolean).map(idOf) }
}

/** "Show A>B" hands Show on from A to B, "Show A>" to nobody. */
function read(pictures: string[], handed: string[]) {
  const named = pictures.map(awardOf)
  const awardId = (name: string) => named.find((one) => one.name === name)?.award.id ?? 0
  return {
    awardId,
    nameOf: (id: number) => named.find(({ award }) => award.id === id)?.name,
    awards: named.map(({ award }) => award),
    winners: named.flatMap(({ award, winners }) => winners.map((entryId) => ({ awardId: award.id, entryId }))),
    handOvers: handed.map((text): HandOver => {
      const [, name = "", left = "", taker = ""] = /^(\w+) (\w)>(\w?)$/.exec(text) ?? []
      return { awardId: awardId(name), entryId: idOf(left), takenBy: taker === "" ? null : idOf(taker) }
    }),
  }
}

/**
 * "B, not A (Show)": who can take the award, and who was passed over for which award. "C (Cup>D) | D": C gives up the Cup, which
 * goes to D; D comes after C by the rules.
 */
function succession(name: string, pictures: string[], handed: string[] = []): string {
  const { awardId, nameOf, awards, winners, handOvers } = read(pictures, handed)
  const { ladders } = contestStandings({ ...judged, awards, winners })
  const { successors, passedOver } = successionsOf({ awards, winners, handOvers, ladders, entries: judged.entries })(
    awardId(name),
  )
  const shown = successors.map(({ entryId, isNext, follows }) => {
    const given = follows.map((one) => `${nameOf(one.awardId)}>${one.takenBy === null ? "" : names.get(one.takenBy)}`)
    return `${isNext ? "" : "| "}${names.get(entryId)}${given.length > 0 ? ` (${given.join(" ")})` : ""}`
  })
  const passed = passedOver.map(({ entryId, heldAwardId }) => `not ${names.get(entryId)} (${nameOf(heldAwardId)})`)
  return [shown.join(" ") || "nobody", ...passed].join(", ")
}

const MAYOR = "Mayor x9/2: A C by hand"

describe("who takes an award if a winner has left, and who was passed over", () => {
  it.each<[string, string, string[], string[], string]>([
    ["the next on its ladder", "Best", ["Best 1/1: A"], [], "B"],
    ["nobody where people give it by hand", "Pick", ["Pick 1/1: A by hand"], [], "nobody"],
    ["after two have left, the one after both", "Best", ["Best 1/1: A"], ["Best A>B", "Best B>C"], "D"],
    ["nobody who has left another award", "Best", ["Best 1/1: A", "Class 2/1: B"], ["Class B>D"], "C"],
    ["who came back has not left", "Best", ["Best 1/1: C", "Class 2/1: A"], ["Class A>B", "Best C>A"], "B"],
    ["not who holds a higher exclusive award", "Best", ["Best 1/1: A", "Show x9/1: B"], [], "C"],
    ["nor who has taken it over", "Best", ["Best 1/1: A", "Show x9/1: B"], ["Show B>D", "Show D>C"], "E F"],
    ["an award that nobody took stops nobody", "Best", ["Best 1/1: D", "Show x9/1: E"], ["Show E>"], "A"],
    ["one slot alone, where another is open", "Class", ["Class 5/3: A"], [], "B"],
    [
      "all of those who are equal, also where another slot is taken",
      "Class",
      ["Show x9/2: A B", "Class 5/2: C D"],
      [],
      "E F, not A (Show), not B (Show)",
    ],
    [
      "who gives up a lower award that people give, and who comes after",
      "Show",
      ["Show x9/2: A B", "Pick 1/1: C by hand"],
      [],
      "C (Pick>) | D",
    ],
    ["passed over is who stood before the winner", "Best", [MAYOR, "Best 1/1: B"], [], "D, not A (Mayor)"],
    ["not who stood before an open slot", "Class", [MAYOR, "Class 5/2: B"], [], "D, not A (Mayor)"],
    [
      "after one has left, who stood before the present winner",
      "Best",
      [MAYOR, "Best 1/1: B"],
      ["Best B>D"],
      "E F, not A (Mayor), not C (Mayor)",
    ],
    ["not for an award that nobody has", "Best", ["Show x9/1: ", "Best 1/1: B"], [], "C"],
    ["not for an award that another has", "Best", ["Show x9/1: G", "Cup 5/1: A", "Best 1/1: B"], [], "A"],
    [
      "also where another award went to nobody",
      "Best",
      [MAYOR, "Best 1/1: B", "Pick 1/1: E by hand"],
      ["Pick E>"],
      "D, not A (Mayor)",
    ],
    [
      "who was level with the winner",
      "Best",
      ["Mayor x9/5: A B C D F by hand", "Best 1/1: E"],
      [],
      "G, not A (Mayor), not B (Mayor), not C (Mayor), not D (Mayor), not F (Mayor)",
    ],
    [
      "of two who are level, one who gives up a lower award",
      "Show",
      ["Show x9/4: A B C D", "Cup 5/1: E"],
      [],
      "E (Cup>F) F",
    ],
    [
      "who gives up a lower award, which goes to the next of that one",
      "Show",
      ["Show x9/1: A", "Cup 5/1: B"],
      [],
      "B (Cup>C) | C",
    ],
    [
      "who gives up a lower award, whose next gives up one in turn",
      "Show",
      ["Show x9/1: A", "Cup x5/1: B", "Pick 1/1: C"],
      [],
      "B (Pick>D Cup>C) | C (Pick>D) | D",
    ],
    [
      "who gives up two lower awards",
      "Show",
      ["Show x9/1: A", "Cup 5/1: B", "Pick 1/1: B"],
      [],
      "B (Pick>C Cup>C) | C",
    ],
    [
      "whose lower award goes to nobody out of a tie",
      "Show",
      ["Show x9/3: A C D", "Cup 5/1: B"],
      [],
      "B (Cup>) | E | F",
    ],
    ["whose lower award stays where this one is not exclusive", "Show", ["Show 9/1: A", "Cup 5/1: B"], [], "B"],
    ["whose award of equal priority stays", "Show", ["Show x9/1: A", "Cup 9/1: B"], [], "B"],
    ["nothing goes to the one who leaves", "Show", ["Show x9/1: B", "Cup 5/1: A"], [], "A (Cup>C) | C"],
    [
      "after a cascade, the one after both",
      "Show",
      ["Show x9/1: A", "Cup 5/1: B"],
      ["Cup B>C", "Show A>B"],
      "C (Cup>D) | D",
    ],
    ["nobody where nobody has it any more", "Best", [MAYOR, "Best 1/1: B"], ["Best B>"], "nobody"],
  ])("%s", (_, name, awards, handed, expected) => {
    expect(succession(name, awards, handed)).toBe(expected)
  })
})

it("whoever is offered can take the award with all that follows, and no exclusive award is broken by it", () => {
  const priority = fc.integer({ min: 1, max: 4 })
  const award = fc.record({
    priority,
    isExclusive: fc.boolean(),
    byHand: fc.boolean(),
    slots: fc.integer({ min: 1, max: 2 }),
  })
  fc.assert(
    fc.property(fc.array(award, { minLength: 1, maxLength: 6 }), (plans) => {
      const pictures = plans.map(({ priority: of, isExclusive, byHand, slots }, index) => {
        return `Award${index} ${isExclusive ? "x" : ""}${of}/${slots}: ${byHand ? " by hand" : ""}`
      })
      const { awards } = read(pictures, [])
      const proposed = contestStandings({ ...judged, awards, winners: [] })
      const winners = proposed.proposal.flatMap(({ awardId, winners: given }) =>
        given.map(({ entryId }) => ({ awardId, entryId })),
      )
      const { ladders } = proposed
      const successionOf = successionsOf({ awards, winners, handOvers: [], ladders, entries: judged.entries })
      const entryIds = new Set(judged.entries.map(({ id }) => id))
      for (const { awardId, entryId } of winners)
        for (const { entryId: takenBy, follows } of successionOf(awardId).successors) {
          const handOvers = [...follows, { awardId, entryId, takenBy }]
          expect(settleHandOvers(handOvers, { awards, winners, entryIds }).dropped).toEqual([])
          expect(departed(handOvers)).toEqual(new Set([entryId]))
          const held = heldAfter(winners, handOvers)
          for (const id of entryIds) {
            const own = awards.filter((one) => held.some((two) => two.awardId === one.id && two.entryId === id))
            for (const one of own)
              expect(
                excludedWith(
                  one,
                  own.filter((other) => other !== one),
                ),
              ).toBeUndefined()
          }
        }
    }),
  )
})

/** Who has what after what can still be made of it, and what was dropped for which reason. */
function settled(pictures: string[], handed: string[], without = ""): string {
  const { nameOf, awards, winners, handOvers } = read(pictures, handed)
  const there = awards.filter(({ id }) => nameOf(id) !== without)
  const ground = { awards: there, winners, entryIds: new Set(judged.entries.map(({ id }) => id)) }
  if (without.length === 1) ground.entryIds.delete(idOf(without))
  const { possible, dropped } = settleHandOvers(handOvers, ground)
  const held = heldAfter(winners, possible).map(({ awardId, entryId }) => `${nameOf(awardId)} ${names.get(entryId)}`)
  return [...held, ...dropped.map(({ refusal }) => refusal)].join(", ")
}

describe("what of the hand-overs can still be made", () => {
  it.each<[string, string[], string[], string | undefined, string]>([
    ["one after the other", ["Best 1/1: A"], ["Best A>B", "Best B>C"], undefined, "Best C"],
    ["to nobody", ["Best 1/2: A B"], ["Best A>"], undefined, "Best B"],
    ["not where its winner has changed", ["Best 1/1: C"], ["Best A>B"], undefined, "Best C, WINNERS_CHANGED"],
    [
      "not where its winner has only another award",
      ["Best 1/1: C", "Cup 1/1: A"],
      ["Best A>B"],
      undefined,
      "Best C, Cup A, WINNERS_CHANGED",
    ],
    ["not twice to the same", ["Best 1/2: A B"], ["Best A>B"], undefined, "Best A, Best B, WINNERS_CHANGED"],
    [
      "the second where it begins with the new winner",
      ["Best 1/1: B"],
      ["Best A>B", "Best B>C"],
      undefined,
      "Best C, WINNERS_CHANGED",
    ],
    [
      "not the second where the first is not",
      ["Best 1/1: A"],
      ["Best A>B", "Best B>C"],
      "B",
      "Best A, TAKER_DELETED, WINNERS_CHANGED",
    ],
    ["not of an award that is gone", ["Cup 1/1: A"], ["Cup A>B"], "Cup", "Cup A, AWARD_DELETED"],
    [
      "not to the winner of a higher exclusive award",
      ["Best 1/1: A", "Show x9/1: B"],
      ["Best A>B"],
      undefined,
      "Best A, Show B, EXCLUSIVE_AWARD",
    ],
    [
      "nor an exclusive award to the winner of a lower one",
      ["Best 1/1: B", "Show x9/1: A"],
      ["Show A>B"],
      undefined,
      "Best B, Show A, EXCLUSIVE_AWARD",
    ],
    [
      "but once that one was handed on",
      ["Best 1/1: A", "Show x9/1: B"],
      ["Show B>C", "Best A>B"],
      undefined,
      "Best B, Show C",
    ],
  ])("%s", (_, awards, handed, without, expected) => {
    expect(settled(awards, handed, without)).toBe(expected)
  })
})
