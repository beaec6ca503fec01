import type { ConfirmedWinner, WinnerGround } from "@rosette/contract/awards"
import { aConfirmedWinner } from "@rosette/contract/fixtures"
import { describe, expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import type { EntryResult } from "../entry-result.ts"
import type { Candidate, Title } from "./honours.ts"
import { groundNow, isSameGround, type ResultsInQuestion, settleWinner } from "./winner-settling.ts"

const candidate = (entryId: number): Candidate => ({
  title: { winnerType: "overall", criterionId: null, name: "Overall Winner" },
  result: placed({
    entryId,
    entryName: `Entry ${entryId}`,
    votingId: String(entryId),
    ownerParticipant: "",
    overallPercent: 50,
    overallPercentRounded: 50,
  }),
  position: 1,
  confirmation: null,
  replaces: null,
  overtaken: [],
})

/** This entry leads in the results of this version; nobody does if it is null. */
const leads = (entryId: number | null, resultsVersion: number): ResultsInQuestion => {
  const one = entryId === null ? null : candidate(entryId)
  return {
    ground: one && { candidate: one, equals: [one.result], replaced: undefined },
    outstanding: null,
    resultsVersion,
  }
}

/** What is asked and recorded if the server returns these results one after the other, and accepts a confirmation or not. */
async function settle(reads: ResultsInQuestion[], taken: boolean[], answers = [true, true, true]) {
  const steps: string[] = []
  const end = await settleWinner(candidate(1), {
    read: async () => reads.shift() ?? leads(null, 0),
    async ask({ candidate: { result } }, _outstanding, moved) {
      steps.push(`asked ${moved ? "again " : ""}about ${result.entryId}`)
      return answers.shift() ?? false
    },
    async store({ result }, { resultsVersion, entryIds }: WinnerGround) {
      steps.push(`sent ${result.entryId} of ${entryIds} by version ${resultsVersion}`)
      return taken.shift() ?? false
    },
  })
  return [...steps, end === null || end === "no" ? String(end) : `confirmed ${end.result.entryId}`]
}

it("a confirmation is sent with what was seen last", async () => {
  expect(await settle([leads(1, 4), leads(1, 5)], [true])).toEqual([
    "asked about 1",
    "sent 1 of 1 by version 5",
    "confirmed 1",
  ])
})

it("the question is asked again if the scores changed before the answer", async () => {
  expect(await settle([leads(1, 4), leads(2, 5), leads(2, 5)], [true])).toEqual([
    "asked about 1",
    "asked again about 2",
    "sent 2 of 2 by version 5",
    "confirmed 2",
  ])
})

it("the question is asked again if the server finds a later change", async () => {
  expect(await settle([leads(1, 4), leads(1, 4), leads(2, 5), leads(2, 5)], [false, true])).toEqual([
    "asked about 1",
    "sent 1 of 1 by version 4",
    "asked again about 2",
    "sent 2 of 2 by version 5",
    "confirmed 2",
  ])
  expect(await settle([leads(1, 4), leads(1, 4), leads(2, 5)], [false], [true, false])).toEqual([
    "asked about 1",
    "sent 1 of 1 by version 4",
    "asked again about 2",
    "no",
  ])
})

it("nothing is left to confirm if the place was confirmed in between", async () => {
  expect(await settle([leads(1, 4), leads(1, 4), leads(null, 4)], [false])).toEqual([
    "asked about 1",
    "sent 1 of 1 by version 4",
    "null",
  ])
})

const PAINT = { criterionId: 5, name: "Paint" }
const OVERALL: Title = { winnerType: "overall", criterionId: null, name: "Overall Winner" }
const RUNNER_UP: Title = { winnerType: "runner_up", criterionId: null, name: "Runner-up" }
const BEST_PAINT: Title = { winnerType: "category", criterionId: 5, name: "Best Paint" }

const idOf = (name: string) => name.charCodeAt(0)

/** "A1 B2": entry A on rank 1, B on rank 2; the first one in the text is best in Paint. */
const ranking = (text: string): EntryResult[] =>
  text.split(" ").map((word, index) =>
    placed({
      entryId: idOf(word),
      entryName: word.charAt(0),
      votingId: word.charAt(0),
      ownerParticipant: "",
      rank: Number(word.slice(1)),
      overallPercent: 50,
      overallPercentRounded: 50,
      criteria: [{ ...PAINT, average: 10 - index, maxPoints: 10, judgeCount: 1 }],
    }),
  )

const confirmed = (name: string, winnerType: ConfirmedWinner["winnerType"], position: number): ConfirmedWinner =>
  aConfirmedWinner({
    id: idOf(name) * 10 + position,
    entryId: idOf(name),
    criterionId: winnerType === "category" ? 5 : null,
    winnerType,
    position,
  })

const ask = (title: Title, name: string, position: number, ranks: string, winners: ConfirmedWinner[] = []) =>
  groundNow({ title, entryId: idOf(name), position }, ranking(ranks), winners)

describe("the question to confirm a winner is about", () => {
  it.each([
    ["the entry asked about, while it leads", OVERALL, "A", 1, "A1 B2", [], "A"],
    ["the entry that leads now", OVERALL, "A", 1, "B1 A2", [], "B"],
    ["the entry that leads the category now", BEST_PAINT, "A", 1, "B2 A1", [], "B"],
    ["the entry that has the place now", RUNNER_UP, "B", 2, "A1 C2 B3", [], "C"],
    ["nobody, if a tie for first has no such place", RUNNER_UP, "B", 2, "A1 B1 C3", [], undefined],
    ["nobody, if it was confirmed meanwhile", OVERALL, "A", 1, "A1 B2", [confirmed("A", "overall", 1)], undefined],
    ["the other of two tied entries", OVERALL, "C", 1, "A1 B1 C3", [confirmed("A", "overall", 1)], "B"],
  ])("%s", (_, title, name, position, ranks, winners, expected) => {
    expect(ask(title, name, position, ranks, winners)?.candidate.result.votingId).toBe(expected)
  })
})

describe("it is asked again", () => {
  it.each([
    ["not if nothing changed", OVERALL, "A1 B2", "A1 B2", false],
    ["not if only lower places changed", OVERALL, "A1 B2 C3", "A1 C2 B3", false],
    ["if another leads", OVERALL, "A1 B2", "B1 A2", true],
    ["if another ties", OVERALL, "A1 B2", "A1 B1", true],
    ["if another is best in the category", BEST_PAINT, "A1 B2", "B2 A1", true],
  ])("%s", (_, title, before, after, isAsked) => {
    const asked = ask(title, "A", 1, before)
    const now = ask(title, "A", 1, after)
    expect(asked && now && isSameGround(asked, now)).toBe(!isAsked)
  })

  it("if it would replace another confirmation", () => {
    const asked = ask(OVERALL, "A", 1, "A1 B2")
    const now = ask(OVERALL, "A", 1, "A1 B2", [confirmed("B", "overall", 1)])
    expect(asked && now && isSameGround(asked, now)).toBe(false)
  })
})
