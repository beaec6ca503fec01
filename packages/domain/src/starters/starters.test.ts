import { expect, it } from "vitest"
import { groupBySection } from "../contest/sections.ts"
import { FLAG_NAMES } from "../entries/entry-flags.ts"
import { USUAL_WORDS } from "../events/event-words.ts"
import { STARTERS } from "./starters.ts"

it("the car show is first, then the cosplay contest; the blank one is last", () => {
  const keys = STARTERS.map(({ key }) => key)
  expect(keys).toEqual(["carShow", "cosplay", "baking", "scienceFair", "photoArt", "talent", "blank"])
})

it.each(STARTERS.filter(({ key }) => key !== "blank"))("$name: two criteria a section, 100 points", ({ criteria }) => {
  const numbered = criteria.map((criterion, id) => ({ ...criterion, id }))
  expect(groupBySection(numbered).map((section) => section.criteria.length)).toEqual([2, 2, 2, 2, 2, 2])
  expect(criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBe(100)
  expect(new Set(criteria.map(({ name }) => name)).size).toBe(12)
})

const usedFlags = (starter: (typeof STARTERS)[number]) =>
  FLAG_NAMES.filter((flag) => starter.words.flags[flag].isUsed).map((flag) => starter.words.flags[flag].label)

it("the car show has the usual words; the cosplay contest uses two flags, the others none", () => {
  expect(STARTERS[0]?.words).toEqual(USUAL_WORDS)
  expect(STARTERS.slice(1).map(usedFlags)).toEqual([["Carries a prop", "Stage act"], [], [], [], [], []])
})

it("the blank one has numbered sections and no criterion", () => {
  const blank = STARTERS.at(-1)
  expect(blank?.words.sections).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Section ${number}`))
  expect(blank).toMatchObject({ words: { descriptionLabel: "Description" }, criteria: [] })
})

it("nothing but the car show speaks of cars", () => {
  for (const { name, summary, words, criteria } of STARTERS.slice(1)) {
    const texts = [
      name,
      summary,
      words.descriptionLabel,
      words.sections,
      criteria.map((one) => [one.name, one.description]),
    ]
    expect(texts.flat(3).join("\n")).not.toMatch(/vehicle|engine\b|\bcars?\b/i)
  }
})
