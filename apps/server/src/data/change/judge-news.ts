import type { Sql } from "../database.ts"

/** Lets the devices of these judges know that what they work with is no longer as they have read it. */
export async function giveNews(sql: Sql, judgeIds: readonly number[], changeVersion: number): Promise<void> {
  if (judgeIds.length === 0) return
  const marks = judgeIds.map(() => "?").join(", ")
  await sql.run(`UPDATE "Judge" SET "newsVersion" = ? WHERE "id" IN (${marks})`, [changeVersion, ...judgeIds])
}

/** The same for the whole panel, where the event asks its judges to confer: as sheets go, so may what they are asked. */
export async function giveNewsOfTalks(sql: Sql, eventId: number, changeVersion: number): Promise<void> {
  await sql.run(
    `UPDATE "Judge" SET "newsVersion" = ?
      WHERE "eventId" = (SELECT "id" FROM "Event" WHERE "id" = ? AND "conferAbove" IS NOT NULL)`,
    [changeVersion, eventId],
  )
}
