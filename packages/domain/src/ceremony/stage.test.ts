import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type ArrangedLine, madeLines, type RunLine, runOrder } from "./run-order.ts"
import {
  closingLines,
  podiumLines,
  STAGE_BEFORE,
  type StageAction,
  type StageState,
  stageAfter,
  stagePicture,
} from "./stage.ts"

const MADE = madeLines({
  placesThatMatter: 3,
  entries: [
    { entryId: 1, place: 1 },
    { entryId: 2, place: 2 },
    { entryId: 3, place: 2 },
    { entryId: 4, place: 4 },
  ],
  categories: [
    { criterionId: 12, name: "Paint", order: 2, entryIds: [3] },
    { criterionId: 11, name: "Body", order: 1, entryIds: [1] },
    { criterionId: 13, name: "Engine", order: 3, entryIds: [] },
  ],
  awards: [
    { awardId: 5, name: "Best of Show", priority: 10, isOverall: false, entryIds: [1] },
    { awardId: 6, name: "Crew's Pick", priority: 1, isOverall: false, entryIds: [4] },
  ],
})

const keys = (lines: readonly { key: string }[]) => lines.map(({ key }) => key).join(" ")

describe("the run order", () => {
  it("has categories, awards from the lowest priority, and places up to the winner, without prizes that nobody has won", () => {
    expect(keys(MADE)).toBe("category:11 category:12 award:6 award:5 place:2 place:1")
    expect(MADE.map(({ title }) => title).slice(-2)).toEqual(["Second place", "Overall Winner"])
  })

  it.each<[string, string, string]>([
    ["nothing was arranged", "", "category:11 category:12 award:6 award:5 place:2 place:1"],
    [
      "lines were moved",
      "award:5 category:11 category:12 award:6 place:2 place:1",
      "award:5 category:11 category:12 award:6 place:2 place:1",
    ],
    [
      "a text was added",
      "category:11 category:12 award:6 award:5 text:thanks place:2 place:1",
      "category:11 category:12 award:6 award:5 text:thanks place:2 place:1",
    ],
    [
      "a line was added since: after its predecessor",
      "category:11 place:2 category:12 award:5 place:1",
      "category:11 place:2 category:12 award:6 award:5 place:1",
    ],
    [
      "a line was removed since",
      "category:11 award:99 category:12 award:6 award:5 place:2 place:1",
      "category:11 category:12 award:6 award:5 place:2 place:1",
    ],
  ])("if %s", (_, arranged, order) => {
    expect(keys(runOrder(MADE, arrangedFrom(arranged)))).toBe(order)
  })
})

const arrangedFrom = (text: string): ArrangedLine[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((key) => ({ key, isHidden: false, text: key.startsWith("text:") ? key.slice(5) : null }))

const LINES: RunLine[] = runOrder(MADE.slice(0, 2), arrangedFrom("category:11 text:thanks category:12"))
const hide = (key: string) => LINES.map((line) => (line.key === key ? { ...line, isHidden: true } : line))

/** "n n b" means next, next, back. */
const walk = (actions: string, lines = LINES, from: StageState = STAGE_BEFORE) =>
  actions
    .split(" ")
    .filter(Boolean)
    .reduce((state, letter) => stageAfter(state, ACTIONS[letter] ?? "next", lines), from)
const ACTIONS: Record<string, StageAction> = { n: "next", b: "back", x: "black" }
const said = ({ phase, key, isBlack }: StageState) => `${phase} ${key ?? "-"}${isBlack ? " black" : ""}`

describe("the stage", () => {
  it.each([
    ["", "before -"],
    ["n", "title category:11"],
    ["n n", "winners category:11"],
    ["n n n", "title text:thanks"],
    ["n n n n", "title category:12"],
    ["n n n n n n", "after -"],
    ["n n n n n n n", "after -"],
    ["n n n n n n b", "winners category:12"],
    ["n n b", "title category:11"],
    ["n b b", "before -"],
    ["n x", "title category:11 black"],
    ["n x x", "title category:11"],
    ["n x n", "winners category:11"],
    ["n n b b n", "title category:11"],
  ])("after %j shows %s", (actions, expected) => {
    expect(said(walk(actions))).toBe(expected)
  })

  it.each([
    ["", "event"],
    ["n", "title category:11"],
    ["n n", "winners category:11"],
    ["n n n", "title text:thanks"],
    ["n x", "black"],
    ["n n n n n n", "event"],
  ])("after %j its picture is %s", (actions, expected) => {
    const picture = stagePicture(walk(actions), LINES)
    expect("line" in picture ? `${picture.shows} ${picture.line.key}` : picture.shows).toBe(expected)
  })

  it("comes to the end at once where there is no line, and back to a text that is the last one", () => {
    expect(said(walk("n", []))).toBe("after -")
    const thanks = runOrder(MADE.slice(0, 1), arrangedFrom("category:11 text:thanks"))
    expect(said(walk("n n n n b", thanks))).toBe("title text:thanks")
  })

  it("skips a hidden line, also if it is the current one", () => {
    expect(said(walk("n n n", hide("text:thanks")))).toBe("title category:12")
    const there = walk("n n n")
    expect(said(walk("n", hide("text:thanks"), there))).toBe("title category:12")
    expect(said(walk("b", hide("text:thanks"), there))).toBe("winners category:11")
    const [toText, toFirst] = [walk("n n n n n b b"), walk("n n n n n b b b b")]
    expect(said(walk("n", hide("text:thanks"), toText))).toBe("title category:12")
    expect(said(walk("n", hide("category:11"), toFirst))).toBe("title text:thanks")
    expect(stagePicture(walk("n n n"), [])).toEqual({ shows: "event" })
  })

  it("continues after the last revealed line if the current line was removed, and reveals nothing on the way back", () => {
    const gone = { ...walk("n n n n"), key: "award:99" }
    expect(said(walk("n", LINES, gone))).toBe("title text:thanks")
    expect(said(walk("b", LINES, gone))).toBe("winners category:11")
    const first = { ...walk("n"), key: "award:99" }
    expect(said(walk("n", LINES, first))).toBe("title category:11")
    expect(said(walk("b", LINES, first))).toBe("before -")
  })

  it("keeps revealed lines revealed, also on the way back", () => {
    expect(walk("n n n n n b b b b").revealed).toEqual(["category:11", "category:12"])
  })

  it("goes back to the title of a line that was moved before the current one, not to its winners", () => {
    const moved = runOrder(MADE.slice(0, 2), arrangedFrom("category:12 category:11 text:thanks"))
    expect(said(walk("b", moved, walk("n")))).toBe("title category:12")
  })

  it("never shows winners that were not revealed", () => {
    const action = fc.constantFrom<StageAction>("next", "back", "black")
    const hidden = fc.subarray(LINES.map(({ key }) => key))
    fc.assert(
      fc.property(fc.array(fc.tuple(action, hidden)), (steps) => {
        let state = STAGE_BEFORE
        for (const [step, left] of steps) {
          const lines = LINES.map((line) => ({ ...line, isHidden: left.includes(line.key) }))
          const before = state.revealed
          state = stageAfter(state, step, lines)
          const picture = stagePicture(state, lines)
          if (picture.shows === "winners") expect(state.revealed).toContain(picture.line.key)
          if (step === "back") expect(state.revealed).toEqual(before)
        }
      }),
    )
  })
})

describe("the podium and the last slide", () => {
  const PLACES = runOrder(
    madeLines({
      placesThatMatter: 4,
      entries: [1, 2, 3, 4].map((place) => ({ entryId: place, place })),
      categories: [],
      awards: [{ awardId: 5, name: "Best of Show", priority: 1, isOverall: false, entryIds: [1] }],
    }),
    [],
  )
  const shown = (actions: string, lines = PLACES) => {
    const state = walk(actions, lines)
    const podium = podiumLines(state, lines).map(({ place }) => place)
    return `${podium.join(" ")}|${
      closingLines(state, lines)
        ?.map(({ key }) => key)
        .join(" ") ?? "-"
    }`
  }

  it.each<[string, string, string]>([
    ["nobody before the places", "n n", "|-"],
    ["nobody for a place behind the third", "n n n n", "|-"],
    ["nobody with the title of the third place", "n n n n n", "|-"],
    ["the third place once it is revealed", "n n n n n n", "3|-"],
    ["second and third at the title of the winner", "n n n n n n n n n", "3 2|-"],
    ["second and third beside the winner", "n n n n n n n n n n", "3 2|-"],
    [
      "nobody at the end, where all winners are named",
      "n n n n n n n n n n n",
      "|award:5 place:4 place:3 place:2 place:1",
    ],
    ["nobody while the end is black", "n n n n n n n n n n n x", "|-"],
  ])("%s", (_, actions, expected) => {
    expect(shown(actions)).toBe(expected)
  })

  it("a line that is left out is on neither", () => {
    const lines = PLACES.map((line) => ({ ...line, isHidden: line.key === "place:2" }))
    expect(shown("n n n n n n n n", lines)).toBe("3|-")
    expect(shown("n n n n n n n n n", lines)).toBe("|award:5 place:4 place:3 place:1")
  })

  it("a line that came too late to be revealed is not on the last slide", () => {
    const over = walk("n n n n n n n n n", PLACES.slice(1))
    expect(keys(closingLines(over, PLACES) ?? [])).toBe("place:4 place:3 place:2 place:1")
  })
})
