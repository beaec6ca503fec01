import type { AppliedTo } from "@rosette/domain/contest/applicability"
import type { JudgeScope } from "@rosette/domain/contest/judge-scope"
import type { CriterionForSheet } from "@rosette/domain/contest/sheet"
import type { SheetState } from "@rosette/domain/contest/sheet-lines"
import { type EntryTally, emptyTally } from "@rosette/domain/contest/tally"
import { competes } from "@rosette/domain/entries/entry-status"
import { AppError } from "../../refusals/app-error.ts"
import { entrySubject } from "../change/subjects.ts"
import { asBoolean, type Sql } from "../database.ts"
import { idsIn } from "../records/json-columns.ts"
import type { RowOf } from "../rows.ts"
import type { JoinedColumns } from "./columns.ts"
import { DATABASE_ID_SQL } from "./database-id.ts"
import { NOT_COMPETING_SQL } from "./entry-statuses.ts"
import { type FlagRow, flagColumns, flagsOfRow } from "./flag-columns.ts"
import { linesOfSheet, parseScores } from "./score-lines.ts"
import { sumsIn } from "./tally.ts"

export type SaveContextRow = {
  databaseId: string
  judgeName: string
  completed: number
  sections: string
  hasSteppedAside: unknown
  lines: string | null
  draftLineId: number | null
  draftBefore: string | null
} & JoinedColumns<"SavedMutation", "bodyHash" | "answer"> &
  JoinedColumns<"Entry", "votingId" | "entryName" | "classId" | "status"> &
  JoinedColumns<"Tally", "judgeCount" | "sums"> &
  JoinedColumns<"Sheet", "isSubmitted" | "comments" | "revision" | "isAsked"> &
  FlagRow

export type SheetUnderLock = SheetState & {
  revision: number
  isAsked: boolean
  /** The history line of its drafts, and the sheet before the first of them. */
  draftLine: { id: number; before: unknown } | null
}

/** What the database holds when a judge saves a sheet. */
export type SaveContext = {
  databaseId: string
  judgeName: string
  /** What the judge is asked for in a sheet. */
  scope: JudgeScope
  /** The judge has stepped aside from the entry: the sheet is accepted, and set aside. */
  hasSteppedAside: boolean
  /** How many sheets of competing entries the judge has submitted. */
  completed: number
  answered: { bodyHash: string; answer: string } | null
  entry: { subject: string; entry: AppliedTo; competes: boolean; tally: EntryTally } | null
  stored: SheetUnderLock | null
}

type SheetKey = { entryId: number; mutationId: string | null }

const contextSql = (lines: string): string =>
  `SELECT ${DATABASE_ID_SQL} AS "databaseId", j."name" AS "judgeName", j."sections", m."bodyHash", m."answer", n."votingId", n."entryName",
            n."classId", n."status",
            EXISTS (SELECT 1 FROM "Conflict" k WHERE k."judgeId" = j."id" AND k."entryId" = n."id" AND k."state" = 'active') AS "hasSteppedAside",
            ${flagColumns("n.")}, y."judgeCount", y."sums",
            s."isSubmitted", s."comments", s."revision", s."isAsked", ${lines} AS "lines",
            h."id" AS "draftLineId", h."before" AS "draftBefore",
            (SELECT CAST(COUNT(*) AS INTEGER) FROM "Sheet" d WHERE d."judgeId" = j."id" AND d."isSubmitted" = ?)
              - (SELECT CAST(COUNT(*) AS INTEGER) FROM "Entry" x JOIN "Sheet" d ON d."judgeId" = j."id" AND d."entryId" = x."id"
                  WHERE x."eventId" = j."eventId" AND x."status" IN ${NOT_COMPETING_SQL}
                    AND d."isSubmitted" = ?) AS "completed"
       FROM "Session" t JOIN "Judge" j ON j."id" = t."judgeId"
       LEFT JOIN "SavedMutation" m ON m."judgeId" = j."id" AND m."mutationId" = ?
       LEFT JOIN "Entry" n ON n."id" = ? AND n."eventId" = j."eventId"
       LEFT JOIN "Tally" y ON y."entryId" = n."id"
       LEFT JOIN "Sheet" s ON s."judgeId" = j."id" AND s."entryId" = n."id"
       LEFT JOIN "HistoryItem" h ON h."id" = s."draftLineId"
      WHERE t."id" = ? AND j."id" = ? AND j."isActive" = ?`
/** Made once for each form of the scores. */
const contexts = new Map<string, string>()

function contextOf(sql: Sql): string {
  const lines = linesOfSheet(sql)
  const known = contexts.get(lines) ?? contextSql(lines)
  contexts.set(lines, known)
  return known
}

/** Reads what a save needs to know of its judge and entry; null if the session has ended since the request began. */
export async function readSaveContext(
  sql: Sql,
  judge: { judgeId: number; sessionId: string },
  { entryId, mutationId }: SheetKey,
): Promise<SaveContextRow | null> {
  const [row] = await sql.all<SaveContextRow>(contextOf(sql), [
    true,
    true,
    mutationId,
    entryId,
    judge.sessionId,
    judge.judgeId,
    true,
  ])
  return row ?? null
}

/** The entry that was read, with the scores of these criteria. */
export function saveContextOf(
  row: SaveContextRow,
  { entryId, criteria }: { entryId: number; criteria: readonly CriterionForSheet[] },
): SaveContext {
  return {
    databaseId: row.databaseId,
    judgeName: row.judgeName,
    scope: { sections: idsIn(row.sections) },
    hasSteppedAside: asBoolean(row.hasSteppedAside),
    completed: row.completed,
    answered: row.bodyHash !== null && row.answer !== null ? { bodyHash: row.bodyHash, answer: row.answer } : null,
    entry: entryOf(entryId, row),
    stored: storedSheet(row, criteria),
  }
}

function entryOf(entryId: number, row: SaveContextRow): SaveContext["entry"] {
  const { votingId, entryName, judgeCount, sums } = row
  if (votingId === null || entryName === null) return null
  const tally = judgeCount === null || sums === null ? emptyTally(entryId) : { entryId, judgeCount, sums: sumsIn(sums) }
  return {
    subject: entrySubject({ votingId, entryName }),
    entry: { ...flagsOfRow(row), classId: row.classId },
    competes: competes({ status: row.status ?? undefined }),
    tally,
  }
}

function storedSheet(row: SaveContextRow, criteria: readonly CriterionForSheet[]): SheetUnderLock | null {
  const { isSubmitted, comments, revision, isAsked, lines, draftLineId, draftBefore } = row
  if (revision === null) return null
  const byCriterion = new Map(parseScores(lines ?? "[]").map((line) => [line.criterionId, line]))
  return {
    isSubmitted: asBoolean(isSubmitted),
    comments: comments ?? "",
    scores: criteria.flatMap(({ id }) => byCriterion.get(id) ?? []),
    revision,
    isAsked: asBoolean(isAsked),
    draftLine: draftLineId === null ? null : { id: draftLineId, before: draftBefore && JSON.parse(draftBefore) },
  }
}

/** The entry of this event to which a draft has moved, as the history names it; in the transaction of the save. */
export async function movedToSubject(sql: Sql, eventId: number, entryId: number): Promise<string> {
  const [entry] = await sql.all<Pick<RowOf<"Entry">, "votingId" | "entryName">>(
    'SELECT "votingId", "entryName" FROM "Entry" WHERE "id" = ? AND "eventId" = ?',
    [entryId, eventId],
  )
  if (!entry) throw new AppError("NOT_FOUND")
  return entrySubject(entry)
}
