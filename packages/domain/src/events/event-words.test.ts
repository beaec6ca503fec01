import { expect, it } from "vitest"
import { hasOwnWords, ownWordsOf, USUAL_WORDS, wordsOf } from "./event-words.ts"

it("an event without own words has the usual ones, and stores none", () => {
  expect(wordsOf({})).toEqual(USUAL_WORDS)
  expect(ownWordsOf(USUAL_WORDS)).toEqual({})
  expect(hasOwnWords({})).toBe(false)
})

it("the usual words are those of a car show", () => {
  expect(USUAL_WORDS).toMatchObject({
    descriptionLabel: "Vehicle",
    sections: ["Body", "Interior", "Engine Compartment", "Safety", "Area Setup", "Bonus"],
    flags: { isElectricVehicle: { label: "Electric Vehicle", isUsed: true } },
    guidance: "",
  })
})

it.each([
  [{ descriptionLabel: "Character" }],
  [{ sections: ["Craftsmanship", "Accuracy", "Performance", "Presentation", "Impression", "Bonus"] }],
  [{ flags: { participatesInSound: { label: "Stage act", isUsed: true } } }],
  [{ guidance: "Look at the seams first." }],
])("own words %j are kept, the others stay as usual", (own) => {
  const words = wordsOf(own)
  expect(words).toMatchObject(own)
  expect(ownWordsOf(words)).toEqual(own)
  expect(hasOwnWords(ownWordsOf(words))).toBe(true)
})

it("part of a flag's words can be its own", () => {
  const { flags } = wordsOf({ flags: { hasCustomPaint: { isUsed: false } } })
  expect(flags.hasCustomPaint).toEqual({ label: "Custom Paint", isUsed: false })
})
