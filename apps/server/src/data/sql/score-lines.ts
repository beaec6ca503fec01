import type { StoredLine } from "@rosette/domain/contest/sheet-lines"
import { asBoolean, type Sql } from "../database.ts"

type ByDialect = Record<Sql["dialect"], string>

const LINES_OF_PARAMETER: ByDialect = {
  sqlite: `SELECT json_extract("value", '$[0]') AS "criterionId", json_extract("value", '$[1]') AS "points", json_extract("value", '$[2]') AS "isScore" FROM json_each(?)`,
  postgresql: `SELECT ("value"->>0)::int AS "criterionId", ("value"->>1)::int AS "points", ("value"->>2)::boolean AS "isScore" FROM jsonb_array_elements(?::jsonb)`,
}

/** The scores of a sheet as rows, from one parameter: JSON `[[criterionId, points, isScore], …]`. */
export const linesOfParameter = ({ dialect }: Sql): string => LINES_OF_PARAMETER[dialect]

const SHEETS_OF_PARAMETER: ByDialect = {
  // CROSS JOIN keeps this order: the few sheets of the parameter first, each found by its index.
  sqlite: `SELECT s."id" AS "sheetId", json_extract(line."value", '$[0]') AS "criterionId", json_extract(line."value", '$[1]') AS "points", json_extract(line."value", '$[2]') AS "isScore"
       FROM json_each(?) AS given CROSS JOIN "Sheet" s CROSS JOIN json_each(given."value", '$[2]') AS line
      WHERE s."judgeId" = json_extract(given."value", '$[0]') AND s."entryId" = json_extract(given."value", '$[1]')`,
  // A subquery for each sheet is found by its index whatever the planner knows of the table; OFFSET 0 runs it once for all its lines.
  postgresql: `SELECT "sheetId", (line->>0)::int AS "criterionId", (line->>1)::int AS "points", (line->>2)::boolean AS "isScore"
       FROM (SELECT (SELECT s."id" FROM "Sheet" s WHERE s."judgeId" = (given->>0)::int AND s."entryId" = (given->>1)::int) AS "sheetId",
                    given->2 AS "lines" FROM jsonb_array_elements(?::jsonb) AS given OFFSET 0) AS found
            CROSS JOIN LATERAL jsonb_array_elements(found."lines") AS line`,
}

/** The scores of stored sheets as rows, from one parameter: JSON `[[judgeId, entryId, [[criterionId, points, isScore], …]], …]`. */
export const sheetsOfParameter = ({ dialect }: Sql): string => SHEETS_OF_PARAMETER[dialect]

const LINES_OF_SHEET: ByDialect = {
  sqlite: `(SELECT json_group_array(json_array(c."criterionId", c."points", c."isScore")) FROM "Score" c WHERE c."sheetId" = s."id")`,
  postgresql: `(SELECT coalesce(json_agg(json_build_array(c."criterionId", c."points", c."isScore")), '[]')::text FROM "Score" c WHERE c."sheetId" = s."id")`,
}

/** The scores of the sheet "s" in one value: JSON text of the same form. */
export const linesOfSheet = ({ dialect }: Sql): string => LINES_OF_SHEET[dialect]

/** Parses what `linesOfSheet` selected. SQLite writes a boolean as 0 or 1. */
export const parseScores = (json: string): StoredLine[] =>
  (JSON.parse(json) as [criterionId: number, points: number, isScore: unknown][]).map(
    ([criterionId, points, isScore]) => ({ criterionId, points, isScore: asBoolean(isScore) }),
  )
