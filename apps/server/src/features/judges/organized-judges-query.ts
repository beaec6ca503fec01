import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { judgeStatus, percentDone } from "@rosette/domain/contest/progress"
import type { PrismaTransaction, Reading } from "../../data/database.ts"
import { inSlices } from "../../data/pages.ts"
import { type AskedEntries, askedEntries } from "../../data/records/asked-entries.ts"
import { judgeOf } from "../../data/records/shapes.ts"
import type { RowOf } from "../../data/rows.ts"
import { AppError } from "../../refusals/app-error.ts"
import { type DividedPanel, panelNow } from "../results/divided-panel-query.ts"

type SheetCount = { judgeId: number; isSubmitted: boolean; sheets: number; scores: number }

/**
 * The judges as their organizer sees them: with the code, and with their progress, overall or in one class. All ids
 * must be of this event. `shares` is what each is expected to do where not every judge is asked for every entry.
 */
export async function organizedJudges(
  tx: PrismaTransaction,
  eventId: number,
  judges: readonly RowOf<"Judge">[],
  { classId, shares }: { classId?: number | null | undefined; shares?: DividedPanel["shares"] | undefined } = {},
): Promise<JudgeForOrganizer[]> {
  const asked = await askedEntries(tx, { eventId, classId })
  const entries = await tx.entry.count({ where: asked })
  const counts: SheetCount[] = []
  await inSlices(judges, 1, async ([judge]) => judge && counts.push(...(await countSheets(tx, judge.id, asked))))
  const devices = await devicesOf(tx, judges)
  const countsByJudge = Map.groupBy(counts, (row) => row.judgeId)
  return judges.map((judge) => ({
    ...progressOfJudge(judge, countsByJudge.get(judge.id) ?? [], shares?.get(judge.id)?.total ?? entries),
    devices: devices.get(judge.id) ?? [],
  }))
}

/** The same of one judge. */
export async function listedJudge({ tx, sql }: Reading, judge: RowOf<"Judge">): Promise<JudgeForOrganizer> {
  const panel = await panelNow({ sql }, judge.eventId)
  const [shape] = await organizedJudges(tx, judge.eventId, [judge], { shares: panel?.shares })
  if (!shape) throw new AppError("NOT_FOUND")
  return shape
}

async function devicesOf(
  { device }: PrismaTransaction,
  judges: readonly RowOf<"Judge">[],
): Promise<Map<number, JudgeForOrganizer["devices"]>> {
  const rows = await device.findMany({
    where: { judgeId: { in: judges.map(({ id }) => id) } },
    orderBy: [{ lastSeenAt: "desc" }, { deviceKey: "asc" }],
  })
  return new Map(judges.map(({ id }) => [id, rows.filter(({ judgeId }) => judgeId === id).map(deviceOf)]))
}

const deviceOf = ({ label, firstSeenAt, lastSeenAt, waitingSheets }: RowOf<"Device">) => ({
  label,
  firstSeenAt: firstSeenAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  waitingSheets,
})

async function countSheets(
  { sheet, score }: PrismaTransaction,
  judgeId: number,
  asked: AskedEntries,
): Promise<SheetCount[]> {
  const where = { judgeId, isSetAside: false, entry: asked }
  const groups = await sheet.groupBy({ by: ["isSubmitted"], where, _count: true })
  const counts: SheetCount[] = []
  for (const { isSubmitted, _count: sheets } of groups) {
    const scores = await score.count({ where: { sheet: { ...where, isSubmitted } } })
    counts.push({ judgeId, isSubmitted, sheets, scores })
  }
  return counts
}

function progressOfJudge(
  judge: RowOf<"Judge">,
  counts: SheetCount[],
  totalEntries: number,
): Omit<JudgeForOrganizer, "devices"> {
  const submitted = counts.find((row) => row.isSubmitted)
  const drafts = counts.find((row) => !row.isSubmitted)
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
