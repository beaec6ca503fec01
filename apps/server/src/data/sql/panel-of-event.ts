import type { Pair, PanelJudge } from "@rosette/domain/assignment/needs"
import { asBoolean, type Sql } from "../database.ts"
import { inPages } from "../pages.ts"
import { idsIn } from "../records/json-columns.ts"
import type { SqlColumns } from "./columns.ts"

type JudgeRow = SqlColumns<"Judge", "id" | "classIds" | "sections" | "hasLeft">
type PairRow = SqlColumns<"Sheet", "id" | "judgeId" | "entryId">

/** The active judges of an event, the pairs from which a judge has stepped aside, and those with a submitted sheet. */
export async function readPanelOfEvent(
  sql: Sql,
  eventId: number,
): Promise<{ judges: PanelJudge[]; conflicts: Pair[]; submitted: Pair[] }> {
  const judges = await sql.all<JudgeRow>(
    `SELECT "id", "classIds", "sections", "hasLeft" FROM "Judge" WHERE "eventId" = ? AND "isActive" = ? ORDER BY "id"`,
    [eventId, true],
  )
  const conflicts = await sql.all<Pair>(
    `SELECT "judgeId", "entryId" FROM "Conflict" WHERE "eventId" = ? AND "state" = 'active' ORDER BY "judgeId", "entryId"`,
    [eventId],
  )
  const submitted = await inPages((after, take) =>
    sql.all<PairRow>(
      `SELECT "id", "judgeId", "entryId" FROM "Sheet" WHERE "eventId" = ? AND "isSubmitted" = ? AND "id" > ? ORDER BY "id" LIMIT ?`,
      [eventId, true, after, take],
    ),
  )
  return {
    judges: judges.map(({ id, classIds, sections, hasLeft }) => {
      return { id, classIds: idsIn(classIds), sections: idsIn(sections), hasLeft: asBoolean(hasLeft) }
    }),
    conflicts,
    submitted,
  }
}
