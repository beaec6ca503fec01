import { describe, expect, it } from "vitest"
import { groupBySection, SECTIONS, sectionOf } from "./sections.ts"

describe("each section covers five orders", () => {
  it.each([
    [-3, "Body"],
    [0, "Body"],
    [1, "Body"],
    [5, "Body"],
    [6, "Interior"],
    [10, "Interior"],
    [11, "Engine Compartment"],
    [15, "Engine Compartment"],
    [16, "Safety"],
    [20, "Safety"],
    [21, "Area Setup"],
    [25, "Area Setup"],
    [26, "Bonus"],
    [30, "Bonus"],
    [31, "Bonus"],
    [1000, "Bonus"],
  ])("order %s is in %s", (order, section) => {
    expect(sectionOf(order)).toBe(section)
  })

  it("sections follow each other without a gap", () => {
    for (const [index, section] of SECTIONS.entries()) {
      expect(section.last - section.first).toBe(4)
      expect(section.first).toBe(index * 5 + 1)
    }
  })
})

describe("criteria grouped by section", () => {
  it("include only sections with a criterion, each sorted by order and then id", () => {
    const criteria = [
      { id: 4, order: 26 },
      { id: 3, order: 2 },
      { id: 9, order: 1 },
      { id: 2, order: 2 },
      { id: 1, order: 12 },
    ]
    const picture = groupBySection(criteria).map(({ name, criteria: group }) => `${name}: ${group.map(({ id }) => id)}`)
    expect(picture).toEqual(["Body: 9,2,3", "Engine Compartment: 1", "Bonus: 4"])
    expect(criteria.map(({ id }) => id)).toEqual([4, 3, 9, 2, 1])
  })

  it("are empty without criteria", () => {
    expect(groupBySection([])).toEqual([])
  })
})
