import { expect, it } from "vitest"
import { cardFace, isCardOutdated } from "./entry-card.ts"

const blueComet = {
  eventName: "Harbour Show",
  className: "Classics",
  entry: {
    votingId: "C12",
    entryName: "Blue Comet",
    ownerParticipant: "Ann",
    showEntryName: true,
    showOwnerParticipant: true,
  },
}
const { entry } = blueComet

it.each([
  ["nothing", blueComet, false],
  ["the event's name", { ...blueComet, eventName: "Harbour Day" }, true],
  ["the class, or its name", { ...blueComet, className: "Oldtimers" }, true],
  ["the voting ID", { ...blueComet, entry: { ...entry, votingId: "C14" } }, true],
  ["the name", { ...blueComet, entry: { ...entry, entryName: "Comet" } }, true],
  ["the owner", { ...blueComet, entry: { ...entry, ownerParticipant: "Bob" } }, true],
  ["whether the name is shown", { ...blueComet, entry: { ...entry, showEntryName: false } }, true],
  ["whether the owner is shown", { ...blueComet, entry: { ...entry, showOwnerParticipant: false } }, true],
])("a change of %s", (_what, now, isOutdated) => {
  expect(isCardOutdated(cardFace(blueComet), cardFace(now))).toBe(isOutdated)
  expect(isCardOutdated(null, cardFace(now))).toBe(false)
})

it("a hidden name that changes leaves the card as it is", () => {
  const hidden = { ...blueComet, entry: { ...entry, showEntryName: false } }
  const renamed = { ...hidden, entry: { ...hidden.entry, entryName: "Comet" } }
  expect(isCardOutdated(cardFace(hidden), cardFace(renamed))).toBe(false)
})
