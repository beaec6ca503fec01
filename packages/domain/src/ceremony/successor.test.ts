import { describe, expect, it } from "vitest"
import type { AwardForProposal } from "../awards/eligibility.ts"
import { contest } from "../results/fixtures-contest.ts"
import { contestStandings } from "../results/places.ts"
import { type HandOver, heldAfter, settleHandOvers } from "./hand-overs.ts"
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

/** "B, not A (Show)": who takes the award, and who was passed over for which award. */
function succession(name: string, pictures: string[], handed: string[] = []): string {
  const { awardId, nameOf, awards, winners, handOvers } = read(pictures, handed)
  const { ladders } = contestStandings({ ...judged, awards, winners })
  const { next, passedOver } = successionsOf({ awards, winners, handOvers, ladders, entries: judged.entries })(
    awardId(name),
  )
  const passed = passedOver.map(({ entryId, heldAwardId }) => `not ${names.get(entryId)} (${nameOf(heldAwardId)})`)
  return [next === null ? "nobody" : names.get(next), ...passed].join(", ")
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
    ["nor who has taken it over", "Best", ["Best 1/1: A", "Show x9/1: B"], ["Show B>D", "Show D>C"], "nobody"],
    ["an award that nobody took stops nobody", "Best", ["Best 1/1: D", "Show x9/1: E"], ["Show E>"], "A"],
    ["one slot alone, where another is open", "Class", ["Class 5/3: A"], [], "B"],
    [
      "nobody out of a tie, also where another slot is taken",
      "Class",
      ["Show x9/2: A B", "Class 5/2: C D"],
      [],
      "nobody, not A (Show), not B (Show)",
    ],
    [
      "nobody behind one who is pinned to a lower award",
      "Show",
      ["Show x9/2: A B", "Pick 1/1: C by hand"],
      [],
      "nobody",
    ],
    ["passed over is who stood before the winner", "Best", [MAYOR, "Best 1/1: B"], [], "D, not A (Mayor)"],
    ["not who stood before an open slot", "Class", [MAYOR, "Class 5/2: B"], [], "D, not A (Mayor)"],
    [
      "after one has left, who stood before the present winner",
      "Best",
      [MAYOR, "Best 1/1: B"],
      ["Best B>D"],
      "nobody, not A (Mayor), not C (Mayor)",
    ],
    ["not for an award that nobody has", "Best", ["Show x9/1: ", "Best 1/1: B"], [], "C"],
    ["nobody where nobody has it any more", "Best", [MAYOR, "Best 1/1: B"], ["Best B>"], "nobody"],
  ])("%s", (_, name, awards, handed, expected) => {
    expect(succession(name, awards, handed)).toBe(expected)
  })
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
