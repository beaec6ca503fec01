import type { Database } from "../src/data/database.ts"

const TABLES = {
  events: "Event",
  entries: "Entry",
  criteria: "Criterion",
  judges: "Judge",
  sheets: "Sheet",
  scores: "Score",
  tallies: "Tally",
  awards: "Award",
  awardWinners: "AwardWinner",
  confirmedWinners: "ConfirmedWinner",
  history: "HistoryItem",
  sessions: "Session",
} as const

type Rows = Record<keyof typeof TABLES, Record<string, unknown>[]>

/** Every row that a change could touch, as the database holds it, to show that a refused one touched none. */
export async function everythingIn({ read }: Database): Promise<Rows> {
  const rows = Object.entries(TABLES).map(async ([name, table]) => [
    name,
    await read.all(`SELECT * FROM "${table}" ORDER BY 1, 2`),
  ])
  return Object.fromEntries(await Promise.all(rows))
}
