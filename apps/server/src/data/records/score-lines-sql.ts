import type { StoredLine } from "@rosette/domain"
import { asBoolean, type Database } from "../database.ts"

type ByDialect = Record<Database["dialect"], string>

/** The scores of a sheet as rows, from one parameter: JSON `[[criterionId, points, isScore], …]`. */
export const LINES_OF_PARAMETER: ByDialect = {
  sqlite: `SELECT json_extract("value", '$[0]') AS "criterionId", json_extract("value", '$[1]') AS "points", json_extract("value", '$[2]') AS "isScore" FROM json_each(?)`,
  postgresql: `SELECT ("value"->>0)::int AS "criterionId", ("value"->>1)::int AS "points", ("value"->>2)::boolean AS "isScore" FROM jsonb_array_elements(?::jsonb)`,
}

/** The scores of the sheet "s" in one value: JSON text of the same form. */
export const LINES_OF_SHEET: ByDialect = {
  sqlite: `(SELECT json_group_array(json_array(c."criterionId", c."points", c."isScore")) FROM "Score" c WHERE c."sheetId" = s."id")`,
  postgresql: `(SELECT coalesce(json_agg(json_build_array(c."criterionId", c."points", c."isScore")), '[]')::text FROM "Score" c WHERE c."sheetId" = s."id")`,
}

/** Parses what LINES_OF_SHEET selected. SQLite writes a boolean as 0 or 1. */
export const parseScores = (json: string): StoredLine[] =>
  (JSON.parse(json) as [criterionId: number, points: number, isScore: unknown][]).map(
    ([criterionId, points, isScore]) => ({ criterionId, points, isScore: asBoolean(isScore) }),
  )
