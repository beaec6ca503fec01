import { numberAfter } from "@rosette/domain/contest/rules"
import { type CriterionOfSection, criteriaOfSection } from "@rosette/domain/contest/sections"
import { invalid } from "../../refusals/app-error.ts"

/** Throws INVALID_INPUT for a step that names a criterion or a section that the event does not have. */
export function refuseForeignSteps(steps: readonly string[], criteria: readonly CriterionOfSection[]): void {
  for (const [index, step] of steps.entries()) {
    const criterionId = numberAfter("criterion", step)
    const section = numberAfter("section", step)
    if (criterionId !== null && !criteria.some(({ id }) => id === criterionId))
      throw invalid(["tieBreaks", index], "This criterion does not belong to the event")
    if (section !== null && criteriaOfSection(section, criteria).length === 0)
      throw invalid(["tieBreaks", index], "No criterion of the event stands in this section")
  }
}

type Named = { criteria: readonly { id: number; name: string }[]; sections: readonly string[] }

/** Steps as the history records them: criteria and sections by their present names. */
export const stepsInWords = (steps: readonly string[], { criteria, sections }: Named): string[] =>
  steps.map((step) => {
    const criterion = criteria.find(({ id }) => id === numberAfter("criterion", step))
    const section = sections[(numberAfter("section", step) ?? 0) - 1]
    return criterion?.name ?? section ?? step
  })
