import { aCriterion } from "@rosette/contract/fixtures"
import { expect, it } from "vitest"
import { withClassAdded } from "./copy-scorecard.tsx"

it("a copied scorecard shares its criteria: those of every class stay, and those that are there already", () => {
  const criteria = [[], [11], [11, 12], [12], [11, 0]].map((classIds, index) => aCriterion({ id: index + 1, classIds }))
  expect(withClassAdded(criteria, 11, 12)).toEqual([
    { criterionId: 2, classIds: [11, 12] },
    { criterionId: 5, classIds: [11, 0, 12] },
  ])
})
