import { isUtf8 } from "node:buffer"
import { CSV_TEXTS } from "@rosette/contract/csv"
import { ERRORS } from "@rosette/contract/errors"
import { LIMITS } from "@rosette/contract/limits"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { parseWithRows, TooLongToParse } from "../../lib/json-rows.ts"
import { AppError } from "../../refusals/app-error.ts"
import { workFor } from "./work-of-request.ts"

const refuseRow = (row: number, message: string) =>
  new AppError("CSV_ROWS_INVALID", { rows: [{ row, column: "", message }] })

const isScalar = (cell: unknown) => cell === null || typeof cell !== "object"

/**
 * Returns the cells of a row. The schema refuses null for what is not a row, and an empty list for what cannot be a
 * cell.
 */
function rowOf(parsed: unknown, row: number): unknown {
  if (isScalar(parsed) || Array.isArray(parsed)) return null
  const cells = parsed as Record<string, unknown>
  const headers = Object.keys(cells)
  if (headers.length > LIMITS.csv.maxColumns) throw refuseRow(row, CSV_TEXTS.tooManyColumns)
  for (const header of headers) if (!isScalar(cells[header])) cells[header] = []
  return cells
}

function refusalOfImport(error: unknown): unknown {
  if (error instanceof SyntaxError) return new AppError("MALFORMED_JSON")
  if (!(error instanceof TooLongToParse)) return error
  return error.row === null ? new AppError("TOO_LARGE") : refuseRow(error.row, ERRORS.TOO_LARGE.message)
}

/**
 * Parses the JSON of an import, on either API, row by row, so that a file of ten megabytes blocks nobody. Undefined for
 * a blank body.
 */
async function parseImport(body: Buffer): Promise<unknown> {
  if (!isUtf8(body)) throw new AppError("MALFORMED_JSON")
  const { maxRows, maxRowBytes } = LIMITS.csv
  // Somewhat more columns than a file may have get the sentence that says so.
  const rowBounds = { ...LIMITS.json, maxKeys: 2 * LIMITS.csv.maxColumns }
  const options = { key: "csvData", maxRows, maxRowBytes, rowBounds, maxOtherBytes: LIMITS.body.smallBytes, rowOf }
  return parseWithRows(body, options).catch((error: unknown) => {
    throw refusalOfImport(error)
  })
}

/** Reads JSON bodies as imports, for the routes mounted on `app`. */
export function readImports(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json")
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer) => workFor(request, parseImport(body)),
  )
}
