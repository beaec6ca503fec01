import { anEntry } from "@rosette/contract/fixtures"
import { expect, it } from "vitest"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { DEMO_WORKSPACE } from "../desk/test-mode.ts"
import { entryOfCard, entryOfCodes, entryOfNumber } from "./known-card.ts"

const WORKSPACE: Workspace = {
  ...DEMO_WORKSPACE,
  event: { ...DEMO_WORKSPACE.event, name: "Harbour Show", hasCards: true },
  entries: [
    anEntry({ id: 1, votingId: "C12" }),
    anEntry({ id: 2, votingId: "c13" }),
    anEntry({ id: 3, votingId: "B3" }),
    anEntry({ id: 4, votingId: "b3" }),
    anEntry({ id: 5, votingId: "X-07" }),
  ],
  cards: [
    { cardId: "AAAAAAAA", votingId: "C12", entryId: 1 },
    { cardId: "BBBBBBBB", votingId: "c13", entryId: 2 },
    { cardId: "CCCCCCCC", votingId: "T1", entryId: null },
  ],
  conflicts: [
    {
      id: 4,
      judgeId: 1,
      entryId: 2,
      reason: "My brother's car",
      source: "judge",
      by: "Ann",
      at: "2026-06-01T08:00:00.000Z",
      state: "active",
    },
  ],
}

it.each([
  ["AAAAAAAA", "C12", { entryId: 1, notice: null }],
  ["AAAAAAAA", null, { entryId: 1, notice: null }],
  ["AAAAAAAA", "C9", { entryId: 1, notice: "This card says C9; the entry is C12 now" }],
  ["BBBBBBBB", "c13", { entryId: null, sentence: "c13: Stepped aside" }],
  ["CCCCCCCC", "T1", { entryId: null, sentence: "T1: Not assigned to you" }],
  ["DDDDDDDD", "C12", { entryId: null, sentence: "Not a card of Harbour Show, or a new one: connect once to load it" }],
])("the card %s with the number %s leads to %j", (cardId, votingId, found) => {
  expect(entryOfCard(WORKSPACE, { cardId, votingId })).toEqual(found)
})

it.each([
  [" c12 ", { entryId: 1, notice: null }],
  ["C13", { entryId: null, sentence: "c13: Stepped aside" }],
  ["t1", { entryId: null, sentence: "T1: Not assigned to you" }],
  ["C1", { entryId: null, sentence: "No entry has the number C1" }],
  ["B3", { entryId: 3, notice: null }],
  ["b3", { entryId: 4, notice: null }],
  ["b 3", { entryId: null, sentence: "Several entries have a number like b 3: type it as it is printed" }],
  ["c 12", { entryId: 1, notice: null }],
  ["x–7", { entryId: 5, notice: null }],
])("the number “%s” leads to %j", (typed, found) => {
  expect(entryOfNumber(WORKSPACE, typed)).toEqual(found)
})

it("the card of the event is taken among several codes; where there are two, the first", () => {
  const poster = "https://tickets.example.org/c/ZZZZZZZZ/C12"
  const cards = ["AAAAAAAA", "CCCCCCCC"].map((cardId) => `https://show.example.org/c/${cardId}/C12`)
  expect(entryOfCodes(WORKSPACE, ["WIFI:S:Show;;", poster, ...cards])).toEqual({ entryId: 1, notice: null })
  expect(entryOfCodes(WORKSPACE, [poster])).toEqual(entryOfCard(WORKSPACE, { cardId: "ZZZZZZZZ", votingId: null }))
})
