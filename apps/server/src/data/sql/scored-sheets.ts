import { asBoolean, type Sql } from "../database.ts"
import { inPages } from "../pages.ts"
import type { SqlColumns } from "./columns.ts"
import { marks } from "./placeholders.ts"

const IDS: Record<Sql["dialect"], string> = {
  sqlite: `json_group_array(c."criterionId")`,
  postgresql: `coalesce(json_agg(c."criterionId"), '[]')::text`,
}

type SheetRow = SqlColumns<"Sheet", "id" | "judgeId" | "entryId" | "isAsked"> & { scored: string }

/** The submitted sheets of the event that count, each with those of these criteria that it has a score for: every dashboard asks it after each save. */
export async function scoredSheets(sql: Sql, eventId: number, criterionIds: readonly number[]) {
  const rows = await inPages((after, take) =>
    sql.all<SheetRow>(
      `SELECT s."id", s."judgeId", s."entryId", s."isAsked", (SELECT ${IDS[sql.dialect]} FROM "Score" c
                WHERE c."sheetId" = s."id" AND c."isScore" = ? AND c."criterionId" IN (${marks(criterionIds)})) AS "scored"
         FROM "Sheet" s WHERE s."eventId" = ? AND s."isSubmitted" = ? AND s."isSetAside" = ? AND s."id" > ? ORDER BY s."id" LIMIT ?`,
      [true, ...criterionIds, eventId, true, false, after, take],
    ),
  )
  return rows.map(({ isAsked, scored, ...sheet }) => {
    const ids: number[] = JSON.parse(scored)
    return { ...sheet, isAsked: asBoolean(isAsked), scored: ids }
  })
}
