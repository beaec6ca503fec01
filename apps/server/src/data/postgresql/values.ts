import pg from "pg"

const { INT8, NUMERIC, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins
const asNumber = (text: string) => Number(text)
const asIsoText = (text: string) => new Date(/[+-]\d\d(:?\d\d)?$/.test(text) ? text : `${text}Z`).toISOString()

const PARSERS = new Map<number, (text: string) => unknown>([
  // count(*) and sum(): far below 2^53 here.
  [INT8, asNumber],
  [NUMERIC, asNumber],
  [TIMESTAMP, asIsoText],
  [TIMESTAMPTZ, asIsoText],
])

/** How raw SQL reads values: counts and sums as numbers, dates as ISO text in UTC, the rest as pg does. */
export const fromPostgresql: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format ?? "text"),
}

/** A value as sent to PostgreSQL: dates as ISO text, since pg would use the machine's time zone. */
export function toPostgresql(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value
}
