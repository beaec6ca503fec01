import { isUtf8 } from "node:buffer"
import { CSV_TEXTS, ERRORS, LIMITS } from "@rosette/contract"
import type { FastifyInstance } from "fastify"
import { AppError } from "../app-error.ts"
import { parseWithRows, TooLongToParse } from "../lib/json-rows.ts"

const WAIT_SECONDS = 5
/** So many bodies of ten megabytes may be on their way at once. */
const MOST_AT_ONCE = 16

const refuseRow = (row: number, message: string) =>
  new AppError("CSV_ROWS_INVALID", { rows: [{ row, column: "", message }] })

const isScalar = (cell: unknown) => cell === null || typeof cell !== "object"

/** A row without what no cell can hold: a list in its place is refused by the rules like any other. */
function rowOf(parsed: unknown, row: number): unknown {
  if (isScalar(parsed) || Array.isArray(parsed)) return null
  const cells = Object.entries(parsed as Record<string, unknown>)
  if (cells.length > LIMITS.csv.maxColumns) throw refuseRow(row, CSV_TEXTS.tooManyColumns)
  return Object.fromEntries(cells.map(([header, cell]) => [header, isScalar(cell) ? cell : []]))
}

function refusalOfImport(error: unknown): unknown {
  if (error instanceof SyntaxError) return new AppError("MALFORMED_JSON")
  if (!(error instanceof TooLongToParse)) return error
  return error.row === null ? new AppError("TOO_LARGE") : refuseRow(error.row, ERRORS.TOO_LARGE.message)
}

/** The JSON of an import, on either door: read row by row, so that a file of ten megabytes holds up nobody. Undefined for a blank body. */
async function parseImport(body: Buffer): Promise<unknown> {
  if (!isUtf8(body)) throw new AppError("MALFORMED_JSON")
  const { maxRows, maxRowBytes } = LIMITS.csv
  const options = { key: "csvData", maxRows, maxRowBytes, maxOtherBytes: LIMITS.body.smallBytes, rowOf }
  return parseWithRows(body, options).catch((error: unknown) => {
    throw refusalOfImport(error)
  })
}

/** The imports that are on their way, by session. */
export type ImportPlaces = {
  /** Takes the session's place until `release`. Throws TOO_MANY_ATTEMPTS where it has one already, UNAVAILABLE where all are taken. */
  take(sessionId: string): { release(): void }
}

/** One import a session and not too many in all, as each of them holds its whole body. */
export function createImportPlaces(): ImportPlaces {
  const taken = new Set<string>()
  return {
    take(sessionId) {
      if (taken.has(sessionId))
        throw new AppError("TOO_MANY_ATTEMPTS", { message: CSV_TEXTS.underWay, retryAfterSeconds: WAIT_SECONDS })
      if (taken.size >= MOST_AT_ONCE) throw new AppError("UNAVAILABLE", { retryAfterSeconds: WAIT_SECONDS })
      taken.add(sessionId)
      return { release: () => void taken.delete(sessionId) }
    },
  }
}

/** Reads JSON bodies as imports, for the routes that are mounted on `app`. */
export function readImports(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json")
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) =>
    parseImport(body),
  )
}
