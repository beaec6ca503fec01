import type { Database } from "../../src/data/database.ts"

type Row = Record<string, unknown>
type Table = { name: string; where: string }

/** The rows that the saves of a judge with this name leave behind; those of others stay as they are. */
const tablesOf = (eventId: number, judgeId: number, actor: string): Table[] => [
  { name: "Sheet", where: `"judgeId" = ${judgeId}` },
  { name: "Score", where: `"sheetId" IN (SELECT "id" FROM "Sheet" WHERE "judgeId" = ${judgeId})` },
  { name: "SavedMutation", where: `"judgeId" = ${judgeId}` },
  { name: "SavedCreation", where: `"eventId" = ${eventId}` },
  { name: "Conflict", where: `"judgeId" = ${judgeId}` },
  { name: "HistoryItem", where: `"actor" = '${actor}'` },
]

const VERSIONS = {
  Event: ["changeVersion", "resultsVersion", "setupVersion", "isActive"],
  Judge: ["sheetsVersion", "savedVersion", "sections", "hasLeft"],
} as const

export type Backup = { rows: Map<string, Row[]>; tallies: Row[]; event: Row; judge: Row }

/** A copy of one judge's part of the database, to restore later. */
export function openBackups(
  db: Database,
  { eventId, judgeId, actor }: { eventId: number; judgeId: number; actor: string },
) {
  const tables = tablesOf(eventId, judgeId, actor)
  const ids = { Event: eventId, Judge: judgeId }
  const all = (sql: string) => db.read.all<Row>(sql)
  const tallySql = `FROM "Tally" WHERE "eventId" = ${eventId}`

  async function insert(sql: Parameters<Parameters<Database["write"]>[0]>[0], name: string, rows: readonly Row[]) {
    for (const row of rows) {
      const columns = Object.keys(row)
      const marks = columns.map(() => "?").join(", ")
      await sql.run(
        `INSERT INTO "${name}" (${columns.map((column) => `"${column}"`).join(", ")}) VALUES (${marks})`,
        columns.map((column) => row[column]) as Parameters<typeof sql.run>[1],
      )
    }
  }

  return {
    async take(): Promise<Backup> {
      const rows = new Map<string, Row[]>()
      for (const { name, where } of tables) rows.set(name, await all(`SELECT * FROM "${name}" WHERE ${where}`))
      const tallies = await all(`SELECT * ${tallySql}`)
      const [event] = await all(`SELECT * FROM "Event" WHERE "id" = ${eventId}`)
      const [judge] = await all(`SELECT * FROM "Judge" WHERE "id" = ${judgeId}`)
      if (!event || !judge) throw new Error("The contest is there.")
      return { rows, tallies, event, judge }
    },
    /** Restores everything as it was then. */
    async putBack({ rows, tallies, event, judge }: Backup): Promise<void> {
      await db.write(async (sql) => {
        for (const { name, where } of tables.toReversed()) await sql.run(`DELETE FROM "${name}" WHERE ${where}`, [])
        await sql.run(`DELETE ${tallySql}`, [])
        for (const { name } of tables) await insert(sql, name, rows.get(name) ?? [])
        await insert(sql, "Tally", tallies)
        for (const [name, row] of [
          ["Event", event],
          ["Judge", judge],
        ] as const) {
          const columns = VERSIONS[name]
          await sql.run(
            `UPDATE "${name}" SET ${columns.map((column) => `"${column}" = ?`).join(", ")} WHERE "id" = ${ids[name]}`,
            columns.map((column) => row[column]) as Parameters<typeof sql.run>[1],
          )
        }
      })
    },
    /** Gives the database another id, as a newly created one has. */
    rename: (databaseId: string) =>
      db.write((sql) => sql.run(`UPDATE "Installation" SET "databaseId" = ?`, [databaseId])),
  }
}
