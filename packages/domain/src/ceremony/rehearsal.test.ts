import { describe, expect, it } from "vitest"
import { NOTHING_OPENED } from "./public-scope.ts"
import {
  type CeremonyAction,
  keptOnStage,
  mayRehearse,
  playedOf,
  type Show,
  showAfter,
  withSkips,
} from "./rehearsal.ts"
import type { RunLine } from "./run-order.ts"
import { STAGE_BEFORE } from "./stage.ts"

type Skip = { by: string; isFollow?: boolean }
const REAL: Skip = { by: "real" }
const REHEARSED: Skip = { by: "rehearsed" }
const line = (key: string): RunLine => ({
  key,
  kind: "award",
  title: key,
  entryIds: [1],
  isHidden: false,
  isOverall: false,
  also: [],
})
/** Entries 1 and 11 have won the lines in version 1, 2 and 12 in version 2; a skip hands them to entries 9 and 19. */
const linesAfter = (skips: readonly Skip[], version: number) =>
  ["a", "b"].map((key, index) => ({ ...line(key), entryIds: [10 * index + (skips.length > 0 ? 9 : version)] }))
const BEFORE: Show<Skip> = { state: STAGE_BEFORE, skips: [], shown: null, opened: NOTHING_OPENED, rehearsal: null }

/** Plays "next next rehearse" one after the other; a refused action changes nothing and is in capitals. */
function play(actions: string, start = BEFORE, latest = 1) {
  const refused: string[] = []
  let show = start
  for (const action of actions.split(" ").filter(Boolean) as CeremonyAction[]) {
    const after = showAfter(show, action, { linesOf: (skips) => linesAfter(skips, latest), latest })
    if (!after) refused.push(action)
    show = after ?? show
  }
  const told = ({ phase, key, revealed }: typeof STAGE_BEFORE) => `${phase} ${key ?? "-"} [${revealed.join(" ")}]`
  return {
    show,
    refused,
    real: told(show.state),
    played: told(playedOf(show).state),
  }
}

describe("a rehearsal", () => {
  it.each<[string, string, string, string]>([
    ["begins before the first line", "rehearse", "before - []", "before - []"],
    ["plays lines, and reveals nothing in the ceremony", "rehearse next next", "before - []", "winners a [a]"],
    ["plays to the end", "rehearse next next next next next", "before - []", "after - [a b]"],
    ["starts again at once", "rehearse next next restart", "before - []", "before - []"],
    ["leaves everything as before", "rehearse next next next endRehearsal", "before - []", "before - []"],
    [
      "leaves a ceremony that is over",
      "next next next next next rehearse next endRehearsal",
      "after - [a b]",
      "after - [a b]",
    ],
    ["a second one begins at the start", "rehearse next endRehearsal rehearse", "before - []", "before - []"],
  ])("%s", (_, actions, real, played) => {
    expect(play(actions)).toMatchObject({ real, played, refused: [] })
  })

  it.each<[string, string, string[]]>([
    ["while a title is on the stage", "next rehearse", ["rehearse"]],
    ["while winners are on the stage", "next next rehearse", ["rehearse"]],
    ["twice", "rehearse rehearse", ["rehearse"]],
    ["nor does one end that was not begun", "endRehearsal", ["endRehearsal"]],
  ])("does not begin %s", (_, actions, refused) => {
    expect(play(actions).refused).toEqual(refused)
  })

  it("keeps who is skipped in it apart from who has left", () => {
    const { show } = play("rehearse", { ...BEFORE, skips: [REAL] })
    const rehearsed: Show<Skip> = { ...show, rehearsal: { ...playedOf(show), skips: [REHEARSED] } }
    expect(playedOf(rehearsed).skips).toEqual([REHEARSED])
    expect(play("restart", rehearsed).show.rehearsal?.skips).toEqual([])
    expect(play("endRehearsal", rehearsed).show.skips).toEqual([REAL])
  })
})

it("black turns the stage black, and moves nothing", () => {
  const { show, real } = play("next next black")
  expect([real, show.state.isBlack]).toEqual(["winners a [a]", true])
})

describe("a restart of the ceremony", () => {
  it("forgets what was revealed, and keeps who has left and what the public has read", () => {
    const opened = { keys: ["a"], hasTable: false }
    const { show, real } = play("next next next next restart", { ...BEFORE, opened, skips: [REAL] })
    expect(real).toBe("before - []")
    expect([show.opened, show.skips]).toEqual([opened, [REAL]])
  })
})

describe("if version 2 is published while version 1 is announced, on the stage stands", () => {
  const GROUND = { latest: 2, linesOf: (skips: readonly Skip[]) => linesAfter(skips, 2) }
  it.each<[string, string, string, number | null]>([
    ["the winner of the reveal", "next next", "", 1],
    ["the winner of the second line", "next next next next", "", 11],
    ["the same while the stage is black", "next next", "black", 1],
    ["the same after black", "next next", "black black", 1],
    ["the present one, once the announcer asks", "next next", "showVersion", null],
    ["nobody, once the announcer goes on", "next next", "next", null],
    ["nobody before the reveal", "next", "", null],
    ["the present one, revealed since", "next", "next", null],
  ])("%s", (_, before, after, expected) => {
    const kept = keptOnStage(playedOf(play(after, play(before).show, 2).show), 2)
    expect(kept?.entryIds[0] ?? null).toBe(expected)
  })

  it("the one who took the award, also where the version no longer needs the skip", () => {
    const skipped = withSkips(play("next next").show, [REAL], { ...GROUND, latest: 1 })
    expect(keptOnStage(playedOf({ ...skipped, skips: [] }), 2)?.entryIds).toEqual([9])
  })

  it("the one who takes the award now", () => {
    expect(playedOf(withSkips(play("next next").show, [REAL], GROUND)).shown).toEqual({ version: 2, entryIds: [9] })
  })

  it("nobody is kept in a ceremony that was stored without it", () => {
    expect(keptOnStage({ shown: null }, 2)).toBeNull()
  })

  it("the line does not change by asking for the present version", () => {
    expect(play("next next showVersion").real).toBe("winners a [a]")
  })
})

it("a rehearsal can begin before the ceremony and after it", () => {
  const phases = (["before", "title", "winners", "after"] as const).map((phase) => ({ ...STAGE_BEFORE, phase }))
  expect(phases.map((state) => mayRehearse({ state, rehearsal: null }))).toEqual([true, false, false, true])
})

it.each<[string, string[], string[] | null]>([
  ["one skip", ["a"], []],
  ["the last of two", ["a", "b"], ["a"]],
  ["a skip with all that followed from it", ["a", "+b", "+c", "d"], ["a"]],
  ["the one before it the next time", ["+a", "b", "+c", "d"], ["+a", "b"]],
  ["nothing where nobody was skipped", [], null],
])("takes back %s", (_, skips, expected) => {
  const read = (text: string): Skip => ({ by: text, isFollow: text.startsWith("+") })
  const { show, refused } = play("takeBackSkip", { ...BEFORE, skips: skips.map(read) })
  expect(refused.length > 0 ? null : show.skips.map(({ by }) => by)).toEqual(expected)
})
