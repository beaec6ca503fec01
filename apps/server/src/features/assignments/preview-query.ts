import type { organizerContract as contract } from "@rosette/contract/routers"
import type { PanelJudge } from "@rosette/domain/assignment/needs"
import { assignmentPlan } from "@rosette/domain/assignment/plan"
import { secondsPerSheet } from "@rosette/domain/judges/pace"
import type { z } from "zod"
import type { Database, Sql } from "../../data/database.ts"
import { namedClasses, refuseForeignClasses } from "../../data/records/class-of-event.ts"
import { readPanelOfEvent } from "../../data/sql/panel-of-event.ts"
import { readTallies, tallyOf } from "../../data/sql/read-tallies.ts"
import { readResultsSetup } from "../../data/sql/results-setup.ts"
import { submitTimes } from "../../data/sql/submit-times.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { invalid } from "../../refusals/app-error.ts"
import { eventRules } from "../rules/queries.ts"

type Input = z.output<typeof contract.previewAssignments.input>

/** What judging would take with other assignments; nothing is saved. */
export async function previewAssignments(
  db: Database,
  event: OrganizedEvent,
  { assignments = [], sheetsPerEntry, secondsPerSheet: seconds }: Input,
): Promise<z.output<typeof contract.previewAssignments.output>> {
  const { eventId } = event
  const setup = await readResultsSetup(db.read, eventId)
  const { judges, ...found } = await readPanelOfEvent(db.read, eventId)
  refuseForeign(assignments, judges, await namedClasses(db.prisma, eventId))
  const stored = sheetsPerEntry === undefined ? await eventRules(db, event) : { sheetsPerEntry }
  const scopes = new Map(assignments.map(({ judgeId, ...scope }) => [judgeId, scope]))
  const panel = {
    ...found,
    judges: judges.map((judge) => ({ ...judge, ...scopes.get(judge.id) })),
    entries: setup.entries.map(({ entry }) => entry),
    criteria: setup.criteria,
    sheetsPerEntry: stored.sheetsPerEntry,
  }
  const scored = await scoredCriteria(db.read, eventId)
  const isScored = (entryId: number, criterionId: number) => scored.get(entryId)?.has(criterionId) === true
  const pace = seconds ?? secondsPerSheet(await submitTimes(db.read, eventId))
  const { timeLeftMs, ...plan } = assignmentPlan(panel, pace, isScored)
  return { ...plan, endsAt: timeLeftMs === null ? null : new Date(Date.now() + timeLeftMs).toISOString() }
}

function refuseForeign(
  assignments: NonNullable<Input["assignments"]>,
  judges: readonly PanelJudge[],
  classes: readonly { id: number }[],
): void {
  for (const [index, { judgeId, classIds }] of assignments.entries()) {
    if (!judges.some(({ id }) => id === judgeId))
      throw invalid(["assignments", index, "judgeId"], "This judge does not belong to the event")
    refuseForeignClasses(classIds, classes, ["assignments", index, "classIds"])
  }
}

/** The criteria that a submitted sheet has a score for, by entry. */
async function scoredCriteria(sql: Sql, eventId: number): Promise<Map<number, ReadonlySet<number>>> {
  const tallies = [...(await readTallies(sql, eventId)).values()].map(tallyOf)
  return new Map(
    tallies.map(({ entryId, sums }) => [
      entryId,
      new Set(sums.filter(([, , judges]) => judges > 0).map(([criterionId]) => criterionId)),
    ]),
  )
}
