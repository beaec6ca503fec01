import { readFileSync } from "node:fs"
import {
  panelFile,
  REAL_PANELS,
  type RealPanel,
  realPanel,
} from "../../../../packages/domain/src/contest/real-panels.ts"
import type { TestApp } from "../app.ts"
import { openShow, type Show } from "./show.ts"

export { REAL_PANELS }

/** A show that was really judged, all of whose sheets are submitted; the ids of its event for those of the file. */
type RealShow = {
  show: Show
  panel: RealPanel
  entryIds: ReadonlyMap<number, number>
  judgeIds: ReadonlyMap<number, number>
}

/** Opens the contest of the file: every judge a judge, every skater an entry, every component a criterion. */
export async function openRealShow(app: TestApp, file: (typeof REAL_PANELS)[number]): Promise<RealShow> {
  const panel = realPanel(readFileSync(panelFile(file), "utf8"))
  const fileJudges = [...new Set(panel.sheets.map(({ judgeId }) => judgeId))]
  const show = await openShow(app, {
    maxPoints: panel.criteria.map(({ maxPoints }) => maxPoints),
    votingIds: panel.entries.map(({ id }) => String(id)),
    judges: fileJudges.map((id) => `Judge ${id}`),
  })
  const { eventId } = show
  const idsOf = (keys: readonly number[], rows: readonly { id: number }[]) =>
    new Map(keys.map((key, index) => [key, rows[index]?.id ?? 0]))
  const entryIds = idsOf(
    panel.entries.map(({ id }) => id),
    show.entries,
  )
  const judgeIds = idsOf(fileJudges, show.judges)
  const criterionIds = idsOf(
    panel.criteria.map(({ id }) => id),
    show.criteria,
  )
  const { prisma } = app.services.db
  const stored = await prisma.sheet.createManyAndReturn({
    data: panel.sheets.map(({ judgeId, entryId }) => ({
      eventId,
      judgeId: judgeIds.get(judgeId) ?? 0,
      entryId: entryIds.get(entryId) ?? 0,
      isSubmitted: true,
      revision: 1,
      updatedAt: new Date(),
      submittedAt: new Date(),
    })),
  })
  const sheetIds = new Map(stored.map((sheet) => [`${sheet.judgeId} ${sheet.entryId}`, sheet.id]))
  await prisma.score.createMany({
    data: panel.sheets.flatMap(({ judgeId, entryId, scores }) =>
      scores.map(({ criterionId, points, isScore }) => ({
        sheetId: sheetIds.get(`${judgeIds.get(judgeId)} ${entryIds.get(entryId)}`) ?? 0,
        criterionId: criterionIds.get(criterionId) ?? 0,
        points,
        isScore,
      })),
    ),
  })
  await prisma.event.update({ where: { id: eventId }, data: { resultsVersion: { increment: 1 } } })
  return { show, panel, entryIds, judgeIds }
}
