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

/**
 * Every row that a change could touch, as the database holds it, to show that a refused one touched none. Table by table: all at
 * once would open as many connections to PostgreSQL, a process each, for every server of the tests.
 */
export async function everythingIn({ read }: Database): Promise<Rows> {
  const all = (name: keyof typeof TABLES) => read.all(`SELECT * FROM "${TABLES[name]}" ORDER BY 1, 2`)
  return {
    events: await all("events"),
    entries: await all("entries"),
    criteria: await all("criteria"),
    judges: await all("judges"),
    sheets: await all("sheets"),
    scores: await all("scores"),
    tallies: await all("tallies"),
    awards: await all("awards"),
    awardWinners: await all("awardWinners"),
    confirmedWinners: await all("confirmedWinners"),
    history: await all("history"),
    sessions: await all("sessions"),
  }
}
