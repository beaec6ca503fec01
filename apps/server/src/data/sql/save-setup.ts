import { hasEmptyScorecard } from "@rosette/domain/contest/scorecard"
import type { CriterionForSheet } from "@rosette/domain/contest/sheet"
import type { Sql } from "../database.ts"
import { idsIn } from "../records/json-columns.ts"
import type { SqlColumns } from "./columns.ts"
import { COMPETING_SQL } from "./entry-statuses.ts"
import { type RequirementRow, requirementColumns, requirementsOfRow } from "./flag-columns.ts"

/** The history uses the name that the criterion had at the time. */
export type NamedCriterion = CriterionForSheet & { name: string; order: number }

type CriterionRow = SqlColumns<"Criterion", "id" | "name" | "maxPoints" | "order" | "setupVersion" | "classIds"> &
  RequirementRow

/** What every sheet of an event is checked against, and for how many entries one is expected, read in the transaction of a save, which cannot use Prisma. */
export async function readSaveSetup(
  sql: Sql,
  eventId: number,
): Promise<{ criteria: NamedCriterion[]; entryCount: number }> {
  const rows = await sql.all<CriterionRow>(
    `SELECT "id", "name", "maxPoints", "order", "setupVersion", "classIds", ${requirementColumns()} FROM "Criterion" WHERE "eventId" = ?`,
    [eventId],
  )
  const classes = await sql.all<SqlColumns<"Entry", "classId"> & { count: number }>(
    `SELECT "classId", CAST(COUNT(*) AS INTEGER) AS "count" FROM "Entry"
      WHERE "eventId" = ? AND "status" IN ${COMPETING_SQL} GROUP BY "classId"`,
    [eventId],
  )
  const criteria = rows.map(({ id, name, maxPoints, order, setupVersion, classIds, ...requirements }) => {
    return { id, name, maxPoints, order, setupVersion, classIds: idsIn(classIds), ...requirementsOfRow(requirements) }
  })
  const asked = classes.filter(({ classId }) => !hasEmptyScorecard(criteria, { classId }))
  return { criteria, entryCount: asked.reduce((sum, { count }) => sum + count, 0) }
}
