import { anEntry } from "@rosette/contract/fixtures"
import { thumbnailUrl } from "@rosette/contract/photo-paths"
import { describe, expect, it } from "vitest"
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
  ])("%j finds the entries %j: upper and lower case are equal, hidden fields are not searched", (search, ids) => {
    expect(matchingEntries(entries, search).map(({ id }) => id)).toEqual(ids)
  })
})

it("an entry with a hidden name is called by its voting ID", () => {
  expect([shownName(arrow), shownOwner(arrow)]).toEqual(["Silver Arrow", "Mia"])
  expect([shownName(masked), shownOwner(masked)]).toEqual(["Entry B07", null])
  const withheld = { ...masked, entryName: "", ownerParticipant: "" }
  expect([shownName(withheld), shownOwner(withheld)]).toEqual(["Entry B07", null])
})

it("a photo of this server has a thumbnail, any other address is used itself", () => {
  const photo = `/photos/${"0123456789abcdef".repeat(2)}.webp`
  expect(smallPhoto(photo)).toBe(thumbnailUrl(photo))
  expect(smallPhoto("/photos/0123.webp")).toBe("/photos/0123-thumb.webp")
  expect(smallPhoto("https://example.com/photos/a.webp")).toBe("https://example.com/photos/a.webp")
})
