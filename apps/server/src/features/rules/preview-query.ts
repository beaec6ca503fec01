import type { organizerContract as contract } from "@rosette/contract"
import {
  type CriterionForResults,
  contestStandings,
  countsOverall as countsInPercent,
  numberAfter,
  type PanelSheet,
  type Rules,
} from "@rosette/domain"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { AppError, invalid } from "../../kernel/app-error.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { readPanelSheets } from "../results/panels-query.ts"
import { readResultsSetup } from "../results/setup-query.ts"
import { rulesOf } from "./queries.ts"
import { refuseForeignSteps } from "./stored-rules.ts"

type Input = z.output<typeof contract.previewRules.input>

/** Whose place would move from where to where with other rules, or with other criteria in the percent; nothing is saved. */
export async function previewRules(
  db: Database,
  { eventId }: OrganizedEvent,
  input: Input,
): Promise<z.output<typeof contract.previewRules.output>> {
  const row = await db.prisma.event.findUnique({ where: { id: eventId } })
  if (!row) throw new AppError("NOT_FOUND")
  const { criteria, entries: inSetup } = await readResultsSetup(db.read, eventId)
  refuseForeign(input, criteria)
  const sheets = await readPanelSheets(db.read, db.dialect, eventId)
  const rules = rulesOf(row)
  const { eventId: _, countsOverall, deletedCriterionIds, ...sent } = input
  const wanted = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const next: Rules = { ...rules, ...wanted }
  const nextCriteria = criteriaAfter(criteria, input)
  const left = new Set(nextCriteria.map(({ id }) => id))
  const tieBreaks = next.tieBreaks.filter(
    (step) => left.has(numberAfter("criterion", step) ?? Number.NaN) || !step.startsWith("criterion:"),
  )
  const entries = inSetup.map(({ entry }) => entry)
  const placesWith = (of: CriterionForResults[], by: Rules) => {
    const contest = { entries, criteria: of, sheets, rules: by, settlements: [], awards: [], winners: [] }
    const { rows } = contestStandings({ ...contest, hash: (text) => text })
    return new Map(rows.map(({ entryId, place }) => [entryId, place]))
  }
  const now = placesWith(criteria, rules)
  const then = placesWith(nextCriteria, { ...next, tieBreaks })
  return {
    sheets: next.panelMethod === rules.panelMethod ? touchedSheets(sheets, criteria, nextCriteria) : sheets.length,
    moves: [...now].flatMap(([entryId, from]) => {
      const to = then.get(entryId) ?? null
      return from === to ? [] : [{ entryId, from, to }]
    }),
  }
}

/** The submitted sheets with a score on a criterion that goes, or that enters or leaves the percent. */
function touchedSheets(
  sheets: readonly PanelSheet[],
  before: readonly CriterionForResults[],
  after: readonly CriterionForResults[],
): number {
  const counts = new Map(after.map((criterion) => [criterion.id, countsInPercent(criterion)]))
  const touched = new Set(
    before.flatMap((criterion) => (counts.get(criterion.id) === countsInPercent(criterion) ? [] : [criterion.id])),
  )
  const isTouched = ({ scores }: PanelSheet) => scores.some((line) => line.isScore && touched.has(line.criterionId))
  return sheets.filter(isTouched).length
}

function criteriaAfter(criteria: readonly CriterionForResults[], input: Input): CriterionForResults[] {
  const counts = new Map(input.countsOverall.map((one) => [one.criterionId, one.countsOverall]))
  const deleted = new Set(input.deletedCriterionIds)
  return criteria
    .filter(({ id }) => !deleted.has(id))
    .map((criterion) => ({ ...criterion, countsOverall: counts.get(criterion.id) ?? criterion.countsOverall }))
}

function refuseForeign({ tieBreaks = [], countsOverall, deletedCriterionIds }: Input, criteria: CriterionForResults[]) {
  refuseForeignSteps(tieBreaks, criteria)
  const known = new Set(criteria.map(({ id }) => id))
  const sentence = "This criterion does not belong to the event"
  const foreign = countsOverall.findIndex(({ criterionId }) => !known.has(criterionId))
  if (foreign !== -1) throw invalid(["countsOverall", foreign, "criterionId"], sentence)
  const gone = deletedCriterionIds.findIndex((criterionId) => !known.has(criterionId))
  if (gone !== -1) throw invalid(["deletedCriterionIds", gone], sentence)
}
