import type { EventRules } from "@rosette/contract"
import { type CriterionOfSection, criteriaOfSection, numberAfter, type Rules, SECTIONS } from "@rosette/domain"
import type { Event as EventRow } from "../../../../../prisma/generated/sqlite/client.ts"
import { invalid } from "../../kernel/app-error.ts"

type RulesRow = Pick<EventRow, keyof Rules>

/** An event's rules. Only this product's own commands fill the columns, by the contract's lists. */
export const rulesOf = ({ panelMethod, tieBreaks, placesThatMatter, conferAbove }: RulesRow): EventRules => ({
  panelMethod: panelMethod as EventRules["panelMethod"],
  tieBreaks: JSON.parse(tieBreaks) as EventRules["tieBreaks"],
  placesThatMatter,
  conferAbove,
})

/** INVALID_INPUT for a step that names a criterion or a section that the event does not have. */
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

/** Steps as the history tells them: criteria and sections by what they are called now. */
export const stepsInWords = (steps: readonly string[], criteria: readonly { id: number; name: string }[]): string[] =>
  steps.map((step) => {
    const criterion = criteria.find(({ id }) => id === numberAfter("criterion", step))
    const section = SECTIONS[(numberAfter("section", step) ?? 0) - 1]
    return criterion?.name ?? section?.name ?? step
  })
