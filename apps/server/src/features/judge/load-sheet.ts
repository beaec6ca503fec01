import {
  type CriterionForSheet,
  type EntryFlags,
  inCriteriaOrder,
  type ScoreLine,
  type SheetState,
} from "@rosette/domain"
import type { OwnJudge } from "../../access/seen.ts"
import { asBoolean, type Sql } from "../../data/database.ts"
import { entrySubject } from "../../data/subjects.ts"

type Columns<Shape> = { [Key in keyof Shape]: unknown }

type DeskRow = {
  judgeName: string
  bodyHash: string | null
  answer: string | null
  votingId: string | null
  entryName: string | null
  sheetId: number | null
  isSubmitted: unknown
  comments: string | null
  revision: number | null
} & Columns<EntryFlags>

export type StoredSheet = SheetState & { revision: number }

/** What stands in the database where a judge wants to save a sheet. */
export type Desk = {
  judgeName: string
  answered: { bodyHash: string; answer: string } | null
  entry: { subject: string; flags: EntryFlags } | null
  criteria: CriterionForSheet[]
  stored: StoredSheet | null
}

/** Reads all that a save has to know, in two statements; null where the session has ended since the request began. */
export async function loadDesk(
  sql: Sql,
  judge: OwnJudge,
  asked: { entryId: number; mutationId: string | null },
): Promise<Desk | null> {
  const [row] = await sql.all<DeskRow>(
    `SELECT j."name" AS "judgeName", m."bodyHash", m."answer", n."votingId", n."entryName",
            n."isElectricVehicle", n."hasDriverCosplay", n."isClassicVehicle", n."hasCustomPaint",
            n."hasPerformanceMods", n."participatesInSound",
            s."id" AS "sheetId", s."isSubmitted", s."comments", s."revision"
       FROM "Session" t JOIN "Judge" j ON j."id" = t."judgeId"
       LEFT JOIN "SavedMutation" m ON m."judgeId" = j."id" AND m."mutationId" = ?
       LEFT JOIN "Entry" n ON n."id" = ? AND n."eventId" = j."eventId"
       LEFT JOIN "Sheet" s ON s."judgeId" = j."id" AND s."entryId" = n."id"
      WHERE t."id" = ? AND j."id" = ? AND j."isActive" = ?`,
    [asked.mutationId, asked.entryId, judge.sessionId, judge.judgeId, true],
  )
  if (!row) return null
  const { criteria, scores } = await loadCriteria(sql, judge.eventId, row.sheetId)
  return {
    judgeName: row.judgeName,
    answered: row.bodyHash !== null && row.answer !== null ? { bodyHash: row.bodyHash, answer: row.answer } : null,
    entry: entryOf(row),
    criteria,
    stored:
      row.revision === null
        ? null
        : { isSubmitted: asBoolean(row.isSubmitted), comments: row.comments ?? "", scores, revision: row.revision },
  }
}

function entryOf({ votingId, entryName, ...row }: DeskRow): Desk["entry"] {
  if (votingId === null || entryName === null) return null
  return { subject: entrySubject({ votingId, entryName }), flags: flagsOf(row) }
}

type CriterionRow = Columns<CriterionForSheet> & {
  id: number
  maxPoints: number
  order: number
  storedPoints: number | null
}

async function loadCriteria(
  sql: Sql,
  eventId: number,
  sheetId: number | null,
): Promise<{ criteria: CriterionForSheet[]; scores: ScoreLine[] }> {
  const rows = await sql.all<CriterionRow>(
    `SELECT c."id", c."maxPoints", c."order", c."requiresElectricVehicle", c."requiresDriverCosplay", c."requiresClassicVehicle",
            c."requiresCustomPaint", c."requiresPerformanceMods", c."requiresSound", p."points" AS "storedPoints"
       FROM "Criterion" c LEFT JOIN "Score" p ON p."criterionId" = c."id" AND p."sheetId" = ?
      WHERE c."eventId" = ?`,
    [sheetId, eventId],
  )
  const inOrder = inCriteriaOrder(rows)
  return {
    criteria: inOrder.map(criterionOf),
    scores: inOrder.flatMap(({ id, storedPoints }) =>
      storedPoints === null ? [] : [{ criterionId: id, points: storedPoints }],
    ),
  }
}

const flagsOf = (row: Columns<EntryFlags>): EntryFlags => ({
  isElectricVehicle: asBoolean(row.isElectricVehicle),
  hasDriverCosplay: asBoolean(row.hasDriverCosplay),
  isClassicVehicle: asBoolean(row.isClassicVehicle),
  hasCustomPaint: asBoolean(row.hasCustomPaint),
  hasPerformanceMods: asBoolean(row.hasPerformanceMods),
  participatesInSound: asBoolean(row.participatesInSound),
})

const criterionOf = (row: CriterionRow): CriterionForSheet => ({
  id: row.id,
  maxPoints: row.maxPoints,
  requiresElectricVehicle: asBoolean(row.requiresElectricVehicle),
  requiresDriverCosplay: asBoolean(row.requiresDriverCosplay),
  requiresClassicVehicle: asBoolean(row.requiresClassicVehicle),
  requiresCustomPaint: asBoolean(row.requiresCustomPaint),
  requiresPerformanceMods: asBoolean(row.requiresPerformanceMods),
  requiresSound: asBoolean(row.requiresSound),
})
