import type { Database } from "../../data/database.ts"

type ByDialect = Record<Database["dialect"], string>

/** The scores of a sheet as rows, out of one parameter: JSON `[[criterionId, points], …]`. */
export const LINES_OF_PARAMETER: ByDialect = {
  sqlite: `SELECT json_extract("value", '$[0]') AS "criterionId", json_extract("value", '$[1]') AS "points" FROM json_each(?)`,
  postgresql: `SELECT ("value"->>0)::int AS "criterionId", ("value"->>1)::int AS "points" FROM jsonb_array_elements(?::jsonb)`,
}

/** The scores of the sheet "s" in one value: JSON text of the same form. */
export const LINES_OF_SHEET: ByDialect = {
  sqlite: `(SELECT json_group_array(json_array(c."criterionId", c."points")) FROM "Score" c WHERE c."sheetId" = s."id")`,
  postgresql: `(SELECT coalesce(json_agg(json_build_array(c."criterionId", c."points")), '[]')::text FROM "Score" c WHERE c."sheetId" = s."id")`,
}
