import type { organizerContract as contract } from "@rosette/contract/routers"
import { previewSteps } from "@rosette/domain/contest/preview"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { namedClasses, refuseForeignClasses } from "../../data/records/class-of-event.ts"
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
  refuseForeignEntries(input, contest.entries)
  await refuseForeignJudges(db, eventId, input)
  refuseClasses(input, await namedClasses(db.prisma, eventId))
  return runInSlices(previewSteps(contest, standings, input))
}

type KnownCriteria = Parameters<typeof refuseForeignSteps>[1]

function refuseForeign(input: Input, criteria: KnownCriteria): void {
  const { tieBreaks = [], countsOverall, deletedCriterionIds, criteria: limited } = input
  refuseForeignSteps(tieBreaks, criteria)
  const known = new Set(criteria.map(({ id }) => id))
  const sentence = "This criterion does not belong to the event"
  const foreign = countsOverall.findIndex(({ criterionId }) => !known.has(criterionId))
  if (foreign !== -1) throw invalid(["countsOverall", foreign, "criterionId"], sentence)
  const unknown = limited.findIndex(({ criterionId }) => !known.has(criterionId))
  if (unknown !== -1) throw invalid(["criteria", unknown, "criterionId"], sentence)
  const gone = deletedCriterionIds.findIndex((criterionId) => !known.has(criterionId))
  if (gone !== -1) throw invalid(["deletedCriterionIds", gone], sentence)
}

function refuseForeignEntries({ entries, conflicts }: Input, known: readonly { id: number }[]): void {
  const ids = new Set(known.map(({ id }) => id))
  for (const [list, fields] of [
    ["entries", entries],
    ["conflicts", conflicts],
  ] as const) {
    const foreign = fields.findIndex(({ entryId }) => !ids.has(entryId))
    if (foreign !== -1) throw invalid([list, foreign, "entryId"], "This entry does not belong to the event")
  }
}

async function refuseForeignJudges({ prisma }: Database, eventId: number, { conflicts }: Input): Promise<void> {
  if (conflicts.length === 0) return
  const judges = await prisma.judge.findMany({ where: { eventId }, select: { id: true } })
  const ids = new Set(judges.map(({ id }) => id))
  const foreign = conflicts.findIndex(({ judgeId }) => !ids.has(judgeId))
  if (foreign !== -1) throw invalid(["conflicts", foreign, "judgeId"], "This judge does not belong to the event")
}

function refuseClasses({ criteria, addedCriteria, entries }: Input, classes: readonly { id: number }[]): void {
  for (const [list, fields] of [
    ["criteria", criteria],
    ["addedCriteria", addedCriteria],
  ] as const)
    for (const [index, { classIds = [] }] of fields.entries())
      refuseForeignClasses(classIds, classes, [list, index, "classIds"])
  const foreign = entries.findIndex(({ classId }) => classId != null && !classes.some(({ id }) => id === classId))
  if (foreign !== -1) throw invalid(["entries", foreign, "classId"], "This class does not belong to the event")
}
