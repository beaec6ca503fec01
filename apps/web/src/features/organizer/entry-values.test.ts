import { expect, it } from "vitest"
import { changesOf, entrySchema, NEW_ENTRY } from "./entry-values.ts"

it("a new entry needs name, owner and voting ID, and says so for each", () => {
  const issues = entrySchema.safeParse(NEW_ENTRY).error?.issues ?? []
  expect(issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["entryName", "Entry name is required"],
    ["ownerParticipant", "Owner/Participant is required"],
    ["votingId", "Voting ID is required"],
  ])
})

it("a change sends the fields that differ, and nothing else", () => {
  const before = { ...NEW_ENTRY, entryName: "Blue Comet", votingId: "7" }
  expect(changesOf(before, { ...before, votingId: "8", hasCustomPaint: true })).toEqual({
    votingId: "8",
    hasCustomPaint: true,
  })
  expect(changesOf(before, before)).toEqual({})
})
