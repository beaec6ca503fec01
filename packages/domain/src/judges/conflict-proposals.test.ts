import { describe, expect, it } from "vitest"
import { ownerKeys, proposedConflicts } from "./conflict-proposals.ts"

const ANN = { id: 1, name: "Ann Lee" }
const BOB = { id: 2, name: "Bob" }

describe("a judge is proposed where the owner has their name", () => {
  it.each<[owner: string, isProposed: boolean]>([
    ["Ann Lee", true],
    ["  ANN   lee ", true],
    ["Ann\u00a0Lee", true],
    ["Bob, Ann Lee", true],
    ["Bob;Ann Lee", true],
    ["Bob & Ann Lee", true],
    ["Bob ＆ Ann Lee", true],
    ["Bob/Ann Lee", true],
    ["Bob + Ann Lee", true],
    ["Bob and Ann Lee", true],
    ["Bob AND Ann Lee and Cy", true],
    ["Ann", false],
    ["Ann Leeson", false],
    ["Ann-Lee", false],
    ["Sand Ann Lee", false],
    ["Bob andAnn Lee", false],
    ["Bob or Ann Lee", false],
    ["", false],
    [" & ", false],
  ])("%j: %s", (ownerParticipant, isProposed) => {
    const pairs = proposedConflicts([ANN], [{ id: 7, ownerParticipant }], [])
    expect(pairs).toEqual(isProposed ? [{ judgeId: 1, entryId: 7 }] : [])
  })

  it("a judge whose own name has a separator is proposed for the whole name", () => {
    const club = { id: 3, name: "Miller & Sons" }
    expect(proposedConflicts([club], [{ id: 7, ownerParticipant: "Miller & sons" }], [])).toHaveLength(1)
    expect(proposedConflicts([club], [{ id: 7, ownerParticipant: "Sons" }], [])).toEqual([])
  })
})

it("pairs stand by entry and then by owner, each once, without those that are known", () => {
  const entries = [
    { id: 7, ownerParticipant: "Bob and Ann Lee, bob" },
    { id: 5, ownerParticipant: "Cy" },
    { id: 6, ownerParticipant: "Ann Lee" },
  ]
  const pair = (judgeId: number, entryId: number) => ({ judgeId, entryId })
  expect(proposedConflicts([ANN, BOB], entries, [])).toEqual([pair(2, 7), pair(1, 7), pair(1, 6)])
  expect(proposedConflicts([ANN, BOB], entries, [pair(1, 7), pair(2, 6)])).toEqual([pair(2, 7), pair(1, 6)])
})

it("an owner's keys are the whole name and each part", () => {
  expect(ownerKeys("Ann & Bob")).toEqual(["ann & bob", "ann", "bob"])
  expect(ownerKeys("Ann")).toEqual(["ann"])
})
