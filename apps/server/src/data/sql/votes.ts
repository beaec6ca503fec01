import type { Choices } from "@rosette/domain/audience/polls"
import { asBoolean, type Sql } from "../database.ts"
import type { RowOf } from "../rows.ts"
import type { SqlColumns } from "./columns.ts"

/** A ticket's code with what every vote needs of its event. Null if nobody has the code, or it is void. */
export async function validCode(sql: Sql, code: string) {
  const [row] = await sql.all<
    SqlColumns<"VoteCode", "id" | "eventId" | "isVoid"> & SqlColumns<"Event", "setupVersion">
  >(
    `SELECT c."id", c."eventId", c."isVoid", e."setupVersion" FROM "VoteCode" c JOIN "Event" e ON e."id" = c."eventId" WHERE c."code" = ?`,
    [code],
  )
  if (!row || asBoolean(row.isVoid)) return null
  return { codeId: row.id, eventId: row.eventId, setupVersion: row.setupVersion }
}

type OpenPoll = SqlColumns<"Poll", "id" | "name" | "classIds">

/** The polls in which people can vote now, by their order. */
export const openPolls = (sql: Sql, eventId: number): Promise<OpenPoll[]> =>
  sql.all(
    `SELECT "id", "name", "classIds" FROM "Poll" WHERE "eventId" = ? AND "state" = 'open' ORDER BY "order", "id"`,
    [eventId],
  )

/** What a code has chosen, in each poll. */
export const choicesOfCode = (sql: Sql, codeId: number): Promise<SqlColumns<"Vote", "pollId" | "entryId">[]> =>
  sql.all(`SELECT "pollId", "entryId" FROM "Vote" WHERE "codeId" = ?`, [codeId])

/** SQLite runs writing transactions one after the other; on PostgreSQL votes may share a poll, and closing it waits for them. */
const SHARED_LOCK = { sqlite: "", postgresql: "FOR SHARE" } as const satisfies Record<Sql["dialect"], string>
const OWN_LOCK = { sqlite: "", postgresql: "FOR NO KEY UPDATE" } as const satisfies Record<Sql["dialect"], string>

/** The poll, which nobody closes before the transaction ends. Null if the event has no such poll. */
export async function pollUnderVote(sql: Sql, { pollId, eventId }: { pollId: number; eventId: number }) {
  const [row] = await sql.all<SqlColumns<"Poll", "id" | "state" | "classIds">>(
    `SELECT "id", "state", "classIds" FROM "Poll" WHERE "id" = ? AND "eventId" = ? ${SHARED_LOCK[sql.dialect]}`,
    [pollId, eventId],
  )
  return row ?? null
}

/** The code's present choice in the poll, which no other vote with this code changes before the transaction ends. */
export async function choiceUnderVote(sql: Sql, { pollId, codeId }: { pollId: number; codeId: number }) {
  await sql.all(`SELECT "id" FROM "VoteCode" WHERE "id" = ? ${OWN_LOCK[sql.dialect]}`, [codeId])
  const [row] = await sql.all<SqlColumns<"Vote", "entryId">>(
    `SELECT "entryId" FROM "Vote" WHERE "pollId" = ? AND "codeId" = ?`,
    [pollId, codeId],
  )
  return row?.entryId ?? null
}

type ChosenEntry = SqlColumns<"Entry", "id" | "votingId" | "classId" | "status">
const CHOSEN = `SELECT "id", "votingId", "classId", "status" FROM "Entry" WHERE "eventId" = ?`

export async function chosenEntry(sql: Sql, eventId: number, entryId: number): Promise<ChosenEntry | null> {
  const [row] = await sql.all<ChosenEntry>(`${CHOSEN} AND "id" = ?`, [eventId, entryId])
  return row ?? null
}

/** The same by its number, as people type it: one that is written exactly so, or else in other letters. */
export async function numberedEntry(sql: Sql, eventId: number, votingId: string): Promise<ChosenEntry | null> {
  const rows = await sql.all<ChosenEntry>(`${CHOSEN} AND LOWER("votingId") = LOWER(?) ORDER BY "id"`, [
    eventId,
    votingId,
  ])
  return rows.find((row) => row.votingId === votingId) ?? rows[0] ?? null
}

/** Stores a choice in place of the earlier one. */
export const storeVote = (sql: Sql, { pollId, codeId, entryId, way, votedAt }: RowOf<"Vote">): Promise<number> =>
  sql.run(
    `INSERT INTO "Vote" ("pollId", "codeId", "entryId", "way", "votedAt") VALUES (?, ?, ?, ${enumOf(sql, "VoteWay")}, ?)
     ON CONFLICT ("pollId", "codeId") DO UPDATE SET "entryId" = excluded."entryId", "way" = excluded."way", "votedAt" = excluded."votedAt"`,
    [pollId, codeId, entryId, way, votedAt],
  )

const enumOf = ({ dialect }: Sql, name: string): string => (dialect === "sqlite" ? "?" : `CAST(? AS "${name}")`)

export const removeVote = (sql: Sql, { pollId, codeId }: { pollId: number; codeId: number }): Promise<number> =>
  sql.run(`DELETE FROM "Vote" WHERE "pollId" = ? AND "codeId" = ?`, [pollId, codeId])

/** The present choices in a poll. */
export async function choicesInPoll(sql: Sql, pollId: number): Promise<Choices[]> {
  const rows = await sql.all<SqlColumns<"Vote", "entryId"> & SqlColumns<"VoteCode", "isVoid"> & { votes: number }>(
    `SELECT v."entryId", c."isVoid", COUNT(*) AS "votes" FROM "Vote" v JOIN "VoteCode" c ON c."id" = v."codeId"
      WHERE v."pollId" = ? GROUP BY v."entryId", c."isVoid" ORDER BY v."entryId"`,
    [pollId],
  )
  return rows.map(({ isVoid, ...row }) => ({ ...row, isVoid: asBoolean(isVoid) }))
}

/** How many valid codes have a choice: in each poll, and in any. */
export async function readTurnout(sql: Sql, eventId: number): Promise<{ voters: Map<number, number>; used: number }> {
  const voting = `FROM "Vote" v JOIN "VoteCode" c ON c."id" = v."codeId" WHERE c."eventId" = ? AND c."isVoid" = ?`
  const params = [eventId, false]
  const [used] = await sql.all<{ used: number }>(`SELECT COUNT(DISTINCT v."codeId") AS "used" ${voting}`, params)
  const polls = await sql.all<SqlColumns<"Vote", "pollId"> & { voters: number }>(
    `SELECT v."pollId", COUNT(*) AS "voters" ${voting} GROUP BY v."pollId"`,
    params,
  )
  return { voters: new Map(polls.map(({ pollId, voters }) => [pollId, voters])), used: used?.used ?? 0 }
}
