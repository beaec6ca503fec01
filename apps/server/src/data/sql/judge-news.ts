import type { Sql } from "../database.ts"
import { marks } from "./placeholders.ts"

/** Notes a version for these judges, so that their devices read again what they work with. */
export async function raiseNewsVersion(sql: Sql, judgeIds: readonly number[], changeVersion: number): Promise<void> {
  if (judgeIds.length === 0) return
  await sql.run(`UPDATE "Judge" SET "newsVersion" = ? WHERE "id" IN (${marks(judgeIds)})`, [changeVersion, ...judgeIds])
}

/** The same for all judges, if the event asks them to confer: a removed sheet can change who has to. */
export async function raiseNewsVersionOfPanel(sql: Sql, eventId: number, changeVersion: number): Promise<void> {
  await sql.run(
    `UPDATE "Judge" SET "newsVersion" = ?
      WHERE "eventId" = (SELECT "id" FROM "Event" WHERE "id" = ? AND "conferAbove" IS NOT NULL)`,
    [changeVersion, eventId],
  )
}
