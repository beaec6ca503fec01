import type { WinnerGround } from "@rosette/contract/awards"
import { expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import type { Candidate } from "./honours.ts"
import { type ResultsInQuestion, settleWinner } from "./winner-settling.ts"

const candidate = (entryId: number): Candidate => ({
  title: { winnerType: "overall", criterionId: null, name: "Overall Winner" },
  result: placed({
    entryId,
    entryName: `Entry ${entryId}`,
    votingId: String(entryId),
    ownerParticipant: "",
    imageUrl: null,
    rank: 1,
    overallPercent: 50,
    overallPercentRounded: 50,
    judgeCount: 1,
    criteria: [],
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
