import { expect, it } from "vitest"
import {
  fieldsOfWords,
  hasOwnWords,
  notApplicableText,
  ownWordsOf,
  sectionsAfterSending,
  sectionTitle,
  USUAL_WORDS,
  wordsOf,
} from "./event-words.ts"

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

it.each([
  [1, "Craftsmanship"],
  [5, "Craftsmanship"],
  [6, "Interior"],
  [31, "Encore"],
])("a criterion with the order %i is in the section that the event calls %j", (order, title) => {
  const sections = ["Craftsmanship", ...USUAL_WORDS.sections.slice(1, 5), "Encore"]
  expect(sectionTitle(order, { sections })).toBe(title)
})

it.each([
  ["that I alone rename", ["A", "Mine", "C", "D", "E", "F"], ["Making", "Mine", "C", "D", "E", "F"]],
  ["that both rename", ["Mine", "B", "C", "D", "E", "F"], ["Mine", "B", "C", "D", "E", "F"]],
  ["that I leave alone", ["A", "B", "C", "D", "E", "F"], ["Making", "B", "C", "D", "E", "F"]],
])("of the sections that somebody sends, one %s is as sent, and the others stay as they are", (_, sent, after) => {
  const stored = ["Making", "B", "C", "D", "E", "F"]
  expect(sectionsAfterSending(stored, sent, ["A", "B", "C", "D", "E", "F"])).toEqual(after)
})

it("words are compared field by field", () => {
  const flags = { hasCustomPaint: { label: "Prop", isUsed: true }, participatesInSound: { isUsed: false } }
  expect(fieldsOfWords({ descriptionLabel: "Cake", sections: ["A", "B"], flags })).toEqual({
    descriptionLabel: "Cake",
    "sections.0": "A",
    "sections.1": "B",
    "flags.hasCustomPaint.label": "Prop",
    "flags.hasCustomPaint.isUsed": true,
    "flags.participatesInSound.isUsed": false,
  })
  expect(fieldsOfWords({ guidance: "" })).toEqual({ guidance: "" })
})

it.each([
  [
    ["hasCustomPaint", "participatesInSound"] as const,
    {},
    "(Not applicable) Only for: custom paint, sound participation",
  ],
  [
    ["participatesInSound"] as const,
    { participatesInSound: { label: "Stage act" } },
    "Not applicable: needs Stage act",
  ],
  [
    ["hasCustomPaint", "participatesInSound"] as const,
    { participatesInSound: { label: "Stage act" } },
    "Not applicable: needs custom paint, Stage act",
  ],
])("why a criterion does not apply to an entry without %s: %o", (unmet, flags, text) => {
  expect(notApplicableText(unmet, wordsOf({ flags })).join(" ")).toBe(text)
})
