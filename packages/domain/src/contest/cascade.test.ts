import { describe, expect, it } from "vitest"
import { cascadeOf, nextInLine, openSlots } from "./cascade.ts"
import { awardFromPicture, holdingsOf } from "./fixtures-awards.ts"
import { proposeAwards } from "./proposal.ts"

type Pins = Record<string, number[]>

function ground(pictures: string[], pins: Pins) {
  const awards = pictures.map(awardFromPicture)
  const idOf = (name: string) => awards.find((award) => award.name === name)?.id ?? 0
  const nameOf = (id: number) => awards.find((award) => award.id === id)?.name
  return { awards, winners: holdingsOf(awards, pins), idOf, nameOf }
}

/** "Show 45>3" gives Show, which 45 holds, to 3. The answer: "Show 45>3, Cup 3>5", or "blocked by Show". */
function given(what: string, pictures: string[], pins: Pins): string {
  const { idOf, nameOf, ...facts } = ground(pictures, pins)
  const [, name = "", from, to] = /^(\w+) (\d*)>(\d+)$/.exec(what) ?? []
  const given = { awardId: idOf(name), from: from ? Number(from) : null, to: Number(to) }
  const { moves, obstacles } = cascadeOf(facts, given)
  if (obstacles.length > 0) return `blocked by ${obstacles.map(nameOf).join(" and ")}`
  const goesTo = (move: (typeof moves)[number]) => move.to ?? [move.open, ...move.among].join(" ")
  return moves.map((move) => `${nameOf(move.awardId)} ${move.from ?? ""}>${goesTo(move)}`).join(", ")
}

describe("if an award is given to another entry", () => {
  it.each<[string, string, string[], Pins, string]>([
    [
      "nothing else changes where the new one holds nothing",
      "Show 45>3",
      ["Show x9/1: 3 45"],
      { Show: [45] },
      "Show 45>3",
    ],
    [
      "the new one keeps an award that it does not exclude",
      "Show 45>3",
      ["Show 9/1: 3 45", "Cup 5/1: 3 45"],
      { Show: [45], Cup: [3] },
      "Show 45>3",
    ],
    [
      "the new one gives up a lower award, which goes to the next in line: here the one before it",
      "Show 45>3",
      ["Show x9/1: 3 45", "Cup 5/1: 3 45 5"],
      { Show: [45], Cup: [3] },
      "Show 45>3, Cup 3>45",
    ],
    [
      "all that it holds below is given up, the highest first",
      "Show 45>3",
      ["Interior 3/1: 3 8 9", "Show x9/1: 3 45", "Cup x5/1: 3 8 9"],
      { Show: [45], Cup: [3], Interior: [3] },
      "Show 45>3, Cup 3>8, Interior 3>9",
    ],
    [
      "who takes an exclusive award gives up more",
      "Show 45>3",
      ["Show x9/1: 3 45", "Cup x5/1: 3 8 9", "Paint 2/1: 8 7"],
      { Show: [45], Cup: [3], Paint: [8] },
      "Show 45>3, Cup 3>8, Paint 8>7",
    ],
    [
      "one slot of several passes on, the other winners stay",
      "Show 45>3",
      ["Show x9/1: 3 45", "Cup 5/3: 3 5 7 45 8"],
      { Show: [45], Cup: [3, 5, 7] },
      "Show 45>3, Cup 3>45",
    ],
    [
      "an empty slot is filled the same way",
      "Show >3",
      ["Show x9/1: 3 45", "Cup 5/1: 3 5"],
      { Cup: [3] },
      "Show >3, Cup 3>5",
    ],
    [
      "an award that is given by hand stays open",
      "Show 45>3",
      ["Show x9/1: 3 45", "Chair 1/1: by hand"],
      { Show: [45], Chair: [3] },
      "Show 45>3, Chair 3>byHand",
    ],
    [
      "nobody is chosen among equals",
      "Show 45>3",
      ["Show x9/1: 3 45", "Cup 5/1: 3 {5 7}"],
      { Show: [45], Cup: [3] },
      "Show 45>3, Cup 3>tie 5 7",
    ],
    [
      "an award stays open while the next in line is undecided in a higher one",
      "Show 45>3",
      ["Show x9/1: 3 45", "Class x7/1: {5 7}", "Cup 5/1: 3 5"],
      { Show: [45], Cup: [3] },
      "Show 45>3, Cup 3>waits",
    ],
    [
      "an award stays open where nobody else can win it",
      "Show 45>3",
      ["Show x9/1: 3 45", "Cup 5/1: 3"],
      { Show: [45], Cup: [3] },
      "Show 45>3, Cup 3>nobody",
    ],
    [
      "who holds a higher exclusive award is passed over for what is given up",
      "Show 45>3",
      ["Mayor x10/1: by hand", "Show x9/1: 3 45", "Cup 5/1: 3 6 8"],
      { Mayor: [6], Show: [45], Cup: [3] },
      "Show 45>3, Cup 3>8",
    ],
    [
      "equal priorities give up nothing",
      "One 45>3",
      ["One x5/1: 3 45", "Two x5/1: 3"],
      { One: [45], Two: [3] },
      "One 45>3",
    ],
    [
      "an award that ignores exclusivity is not given up",
      "Show 45>3",
      ["Show x9/1: 3 45", "People f1/1: by hand"],
      { Show: [45], People: [3] },
      "Show 45>3",
    ],
    [
      "each higher exclusive award of the new one stands in the way, all are named",
      "Cup 45>3",
      ["Mayor x10/1: by hand", "Show x9/1: 3", "Cup 5/1: 3 45"],
      { Mayor: [3], Show: [3], Cup: [45] },
      "blocked by Mayor and Show",
    ],
  ])("%s", (_, what, awards, pins, expected) => {
    expect(given(what, awards, pins)).toBe(expected)
  })
})

describe("next in line for an award is", () => {
  it.each<[string, string[], Pins, number[]]>([
    ["the first who does not hold it", ["Show x9/1: 3 45 8"], { Show: [3] }, [45]],
    ["also who holds a lower award", ["Show x9/1: 3 45 8", "Cup 5/1: 45"], { Show: [3], Cup: [45] }, [45]],
    ["not who holds a higher exclusive award", ["Show 5/1: 3 45 8", "Top x9/1: 45"], { Show: [3], Top: [45] }, [8]],
    ["each of those who are equal", ["Show x9/1: 3 {45 8} 9"], { Show: [3] }, [45, 8]],
    ["nobody for an award given by hand", ["Show x9/1: by hand"], { Show: [3] }, []],
    ["nobody while a higher award is undecided", ["Top x9/1: {4 5}", "Show 5/1: 3 4 6"], { Show: [3] }, []],
  ])("%s", (_, pictures, pins, expected) => {
    const { idOf, nameOf: _nameOf, ...facts } = ground(pictures, pins)
    expect(nextInLine(facts, idOf("Show"))).toEqual(expected)
  })
})

/** "45>3": what 45 holds would go to 3; "kept 45>3": a person decided otherwise; "45>5|7": a person chooses; ">3": nobody holds it. */
function slots(pictures: string[], pins: Pins, kept: Record<number, number[]> = {}): string {
  const { awards, winners, idOf } = ground(pictures, pins)
  const held = winners.map((winner) => ({ ...winner, keptAgainst: kept[winner.entryId] ?? null }))
  const proposal = proposeAwards(awards, held).find(({ awardId }) => awardId === idOf("Show"))
  const found = proposal ? openSlots(proposal) : []
  return found.map(({ from, isKept, heirs }) => `${isKept ? "kept " : ""}${from ?? ""}>${heirs.join("|")}`).join(", ")
}

describe("a person decides about", () => {
  it.each<[string, string[], Pins, string]>([
    ["nothing while the winners lead", ["Show 9/2: 3 45 8"], { Show: [3, 45] }, ""],
    ["a winner who no longer leads", ["Show 9/1: 3 45 8"], { Show: [45] }, "45>3"],
    ["each of several winners, with who would follow whom", ["Show 9/3: 1 2 3 4 5 6"], { Show: [5, 2, 4] }, "4>1, 5>3"],
    ["a winner between equals", ["Show 9/1: {3 5} 45"], { Show: [45] }, "45>3|5"],
    ["the first named before the equals", ["Show 9/2: 1 {3 5} 45 46"], { Show: [45, 46] }, "45>1, 46>3|5"],
    ["a winner who can no longer win where nobody else can", ["Show 9/1: "], { Show: [45] }, "45>"],
    [
      "a winner whom one with a lower award would follow",
      ["Show x9/1: 3 45", "Cup 5/1: 3"],
      { Show: [45], Cup: [3] },
      "45>3",
    ],
    ["an empty slot of one with a lower award", ["Show x9/1: 3 45", "Cup 5/1: 3"], { Cup: [3] }, ">3"],
    ["an empty slot between those who share the place", ["Show 9/1: ={3 45}"], {}, ">3|45"],
    ["no tie that can still be settled", ["Show 9/1: {3 45}"], {}, ""],
  ])("%s", (_, pictures, pins, expected) => {
    expect(slots(pictures, pins)).toBe(expected)
  })
})

describe("a winner who was kept", () => {
  it.each<[string, string[], Pins, Record<number, number[]>, string]>([
    ["stays so while the same one is next", ["Show 9/1: 3 45 8"], { Show: [45] }, { 45: [3] }, "kept 45>3"],
    ["no longer once another one is next", ["Show 9/1: 8 3 45"], { Show: [45] }, { 45: [3] }, "45>8"],
    ["between the same equals too", ["Show 9/1: {3 5} 45"], { Show: [45] }, { 45: [5, 3] }, "kept 45>3|5"],
    ["is no question once it leads again", ["Show 9/1: 45 3"], { Show: [45] }, { 45: [3] }, ""],
    ["says nothing of another winner", ["Show 9/2: 3 8 45 46"], { Show: [45, 46] }, { 45: [3] }, "kept 45>3, 46>8"],
    ["although nobody else could win", ["Show 9/1: "], { Show: [45] }, { 45: [] }, "kept 45>"],
  ])("%s", (_, pictures, pins, kept, expected) => {
    expect(slots(pictures, pins, kept)).toBe(expected)
  })

  it("is not flagged", () => {
    const awards = ["Show 9/1: 3 45"].map(awardFromPicture)
    const winners = [{ awardId: 1, entryId: 45, keptAgainst: [3] }]
    expect(proposeAwards(awards, winners)[0]?.winners).toEqual([{ entryId: 45, isPinned: true, isFlagged: false }])
  })
})
