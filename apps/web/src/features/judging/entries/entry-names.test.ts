import { describe, expect, it } from "vitest"
import { anEntry } from "../judged-fixtures.ts"
import { matchingEntries, shownName, shownOwner, smallPhoto } from "./entry-names.ts"

const arrow = anEntry({
  id: 1,
  entryName: "Silver Arrow",
  votingId: "A01",
  description: "Roadster",
  ownerParticipant: "Mia",
})
const whale = anEntry({ id: 2, entryName: "Blue Whale", votingId: "A02", description: "Van", ownerParticipant: "Noah" })
const masked = anEntry({
  id: 3,
  entryName: "Secret Car",
  votingId: "B07",
  description: "Coupe",
  ownerParticipant: "Zoe",
  showEntryName: false,
  showOwnerParticipant: false,
})
const entries = [arrow, whale, masked]

describe("the search", () => {
  it.each([
    ["", [1, 2, 3]],
    ["   ", [1, 2, 3]],
    ["sILVER", [1]],
    ["a0", [1, 2]],
    [" van ", [2]],
    ["noah", [2]],
    ["nobody", []],
    ["secret", []],
    ["zoe", []],
    ["entry b07", [3]],
    ["roadster mia", [1]],
  ])("%j finds the entries %j, in any case, and nothing by what is hidden", (search, ids) => {
    expect(matchingEntries(entries, search).map(({ id }) => id)).toEqual(ids)
  })
})

it("an entry whose name or owner is hidden goes by its voting ID", () => {
  expect([shownName(arrow), shownOwner(arrow)]).toEqual(["Silver Arrow", "Mia"])
  expect([shownName(masked), shownOwner(masked)]).toEqual(["Entry B07", null])
  const withheld = { ...masked, entryName: "", ownerParticipant: "" }
  expect([shownName(withheld), shownOwner(withheld)]).toEqual(["Entry B07", null])
})

it("a photo of this server has a thumbnail beside it, an outside address is its own", () => {
  expect(smallPhoto("/photos/0123.webp")).toBe("/photos/0123-thumb.webp")
  expect(smallPhoto("https://example.com/photos/a.webp")).toBe("https://example.com/photos/a.webp")
})
