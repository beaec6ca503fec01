import type { Database } from "../database.ts"

/** Runs the statements of rate-limiter-flexible, which has its own for PostgreSQL. */
export const throttleClient = ({ read }: Database) => ({
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const rows = await read.all(text, values)
    return { rows, rowCount: rows.length }
  },
})
