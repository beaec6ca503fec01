import type { organizerContract as contract } from "@rosette/contract/routers"
import { previewSteps } from "@rosette/domain/contest/preview"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { runInSlices } from "../../lib/run-in-slices.ts"
import { invalid } from "../../refusals/app-error.ts"
import { eventContest } from "../results/contest-query.ts"
import { refuseForeignSteps } from "./stored-rules.ts"

type Input = z.output<typeof contract.previewRules.input>

/** Which places would change, and how, with other rules or other criteria; nothing is saved. */
export async function previewRules(
  db: Database,
  { eventId }: OrganizedEvent,
  input: Input,
): Promise<z.output<typeof contract.previewRules.output>> {
  const { contest, standings } = await eventContest(db, eventId)
  refuseForeign(input, contest.criteria)
  return runInSlices(previewSteps(contest, standings, input))
}

type KnownCriteria = Parameters<typeof refuseForeignSteps>[1]

function refuseForeign({ tieBreaks = [], countsOverall, deletedCriterionIds }: Input, criteria: KnownCriteria): void {
  refuseForeignSteps(tieBreaks, criteria)
  const known = new Set(criteria.map(({ id }) => id))
  const sentence = "This criterion does not belong to the event"
  const foreign = countsOverall.findIndex(({ criterionId }) => !known.has(criterionId))
  if (foreign !== -1) throw invalid(["countsOverall", foreign, "criterionId"], sentence)
  const gone = deletedCriterionIds.findIndex((criterionId) => !known.has(criterionId))
  if (gone !== -1) throw invalid(["deletedCriterionIds", gone], sentence)
}
