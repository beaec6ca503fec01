import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { judgeStatus, percentDone } from "@rosette/domain/contest/progress"
import { asBoolean, type Sql } from "../../data/database.ts"
import { inSlices } from "../../data/pages.ts"
import { inClassSql } from "../../data/records/class-of-event.ts"
import { judgeOf } from "../../data/records/shapes.ts"
import type { RowOf } from "../../data/rows.ts"
import { marks } from "../../data/sql/placeholders.ts"

type CountRow = { judgeId: number; isSubmitted: unknown; sheets: number; scores: number }

/** A few thousand scores, with three hundred entries and twenty criteria. */
const JUDGES_AT_ONCE = 2
const DEVICES_OF_AT_ONCE = 50

/**
 * The judges as their organizer sees them: with the code, and with their progress, overall or in one class. All ids
 * must be of this event.
 */
export async function organizedJudges(
  sql: Sql,
  eventId: number,
  judges: readonly RowOf<"Judge">[],
  classId?: number | null,
): Promise<JudgeForOrganizer[]> {
  const inClass = inClassSql(`"id"`, classId)
  const [entries] = await sql.all<{ count: number }>(
    `SELECT CAST(COUNT(*) AS INTEGER) AS "count" FROM "Entry" WHERE "eventId" = ?${inClass.sql}`,
    [eventId, ...inClass.params],
  )
  const counts: CountRow[] = []
  await inSlices(judges, JUDGES_AT_ONCE, async (slice) => counts.push(...(await countSheets(sql, slice, classId))))
  const devices = await devicesOf(sql, judges)
  const countsByJudge = Map.groupBy(counts, (row) => row.judgeId)
  return judges.map((judge) => ({
    ...progressOfJudge(judge, countsByJudge.get(judge.id) ?? [], entries?.count ?? 0),
    devices: devices.get(judge.id) ?? [],
  }))
}

type DeviceRow = { judgeId: number } & JudgeForOrganizer["devices"][number]

async function devicesOf(
  sql: Sql,
  judges: readonly RowOf<"Judge">[],
): Promise<Map<number, JudgeForOrganizer["devices"]>> {
  const rows: DeviceRow[] = []
  await inSlices(judges, DEVICES_OF_AT_ONCE, async (slice) => {
    const found = await sql.all<DeviceRow>(
      `SELECT "judgeId", "label", "firstSeenAt", "lastSeenAt", "waitingSheets" FROM "Device"
        WHERE "judgeId" IN (${marks(slice)}) ORDER BY "lastSeenAt" DESC, "deviceKey"`,
      slice.map(({ id }) => id),
    )
    rows.push(...found)
  })
  const shapes = rows.map(({ judgeId, ...device }) => ({ judgeId, device }))
  return new Map(
    [...Map.groupBy(shapes, ({ judgeId }) => judgeId)].map(([id, of]) => [id, of.map((one) => one.device)]),
  )
}

function countSheets(
  sql: Sql,
  judges: readonly RowOf<"Judge">[],
  classId: number | null | undefined,
): Promise<CountRow[]> {
  const inClass = inClassSql(`s."entryId"`, classId)
  return sql.all<CountRow>(
    `SELECT s."judgeId", s."isSubmitted", CAST(COUNT(*) AS INTEGER) AS "sheets",
            CAST(SUM((SELECT COUNT(*) FROM "Score" c WHERE c."sheetId" = s."id")) AS INTEGER) AS "scores"
       FROM "Sheet" s WHERE s."judgeId" IN (${marks(judges)})${inClass.sql}
      GROUP BY s."judgeId", s."isSubmitted"`,
    [...judges.map(({ id }) => id), ...inClass.params],
  )
}

function progressOfJudge(
  judge: RowOf<"Judge">,
  counts: CountRow[],
  totalEntries: number,
): Omit<JudgeForOrganizer, "devices"> {
  const submitted = counts.find((row) => asBoolean(row.isSubmitted))
  const drafts = counts.find((row) => !asBoolean(row.isSubmitted))
  const submittedEntries = submitted?.sheets ?? 0
  const totalScores = (submitted?.scores ?? 0) + (drafts?.scores ?? 0)
  return {
    ...judgeOf(judge),
    accessCode: judge.accessCode,
    sessionId: judge.sessionId,
    totalScores,
    submittedScores: submitted?.scores ?? 0,
    submittedEntries,
    draftEntries: drafts?.sheets ?? 0,
    totalEntries,
    percent: percentDone(submittedEntries, totalEntries),
    status: judgeStatus({ submittedEntries, totalEntries, totalScores }),
    lastSeenAt: judge.lastSeenAt?.toISOString() ?? null,
    waitingSheets: judge.waitingSheets,
  }
}
