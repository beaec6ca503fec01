import type { z } from "zod"

/**
 * An output that a query builds field by field: typed by its schema, but not validated on every call, which takes
 * longer than building it. The schema is still used for the documentation.
 */
export function trusted<Schema extends z.ZodType>(schema: Schema) {
  // The procedure's return type is checked against the schema's; here it is unknown.
  const pass = (output: unknown) => output as z.output<Schema>
  return Object.assign(pass, { schema })
}
