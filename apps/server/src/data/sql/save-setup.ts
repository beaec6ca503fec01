import type { CriterionForSheet } from "@rosette/domain/contest/sheet"
import type { Sql } from "../database.ts"
import type { SqlColumns } from "./columns.ts"
import { type RequirementRow, requirementColumns, requirementsOfRow } from "./flag-columns.ts"

/** The history uses the name that the criterion had at the time. */
export type NamedCriterion = CriterionForSheet & { name: string; order: number }

type CriterionRow = SqlColumns<"Criterion", "id" | "name" | "maxPoints" | "order" | "setupVersion"> & RequirementRow

/** What every sheet of an event is checked against, read in the transaction of a save, which cannot use Prisma. */
export async function readSaveSetup(
  sql: Sql,
  eventId: number,
): Promise<{ criteria: NamedCriterion[]; entryCount: number }> {
  const rows = await sql.all<CriterionRow>(
    `SELECT "id", "name", "maxPoints", "order", "setupVersion", ${requirementColumns()} FROM "Criterion" WHERE "eventId" = ?`,
    [eventId],
  )
  const [entries] = await sql.all<{ count: number }>(
    `SELECT CAST(COUNT(*) AS INTEGER) AS "count" FROM "Entry" WHERE "eventId" = ?`,
    [eventId],
  )
  const criteria = rows.map(({ id, name, maxPoints, order, setupVersion, ...requirements }) => {
    return { id, name, maxPoints, order, setupVersion, ...requirementsOfRow(requirements) }
  })
  return { criteria, entryCount: entries?.count ?? 0 }
}
