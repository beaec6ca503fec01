import { tallySheets } from "@rosette/domain"
import type { TestApp } from "../app.ts"
import { openShow, type Show } from "./show.ts"

export const BIG = { entries: 300, judges: 10, criteria: 20 } as const
export const BIG_SCORES = BIG.entries * BIG.judges * BIG.criteria

const ROWS_AT_ONCE = 1_000

const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))

/** A show that is completely judged: 3,000 submitted sheets with a comment, 60,000 scores. */
export async function openBigShow(app: TestApp): Promise<Show> {
  const { prisma } = app.services.db
  const show = await openShow(app, {
    maxPoints: numbered(BIG.criteria).map(() => 10),
    votingIds: [],
    judges: numbered(BIG.judges),
  })
  const { eventId, criteria, judges } = show
  const description = "A car with a long story, told here in a sentence or two as people do."
  const entries = await prisma.entry.createManyAndReturn({
    data: numbered(BIG.entries).map((votingId) => ({
      eventId,
      entryName: `Car ${votingId}`,
      ownerParticipant: `Owner ${votingId}`,
      votingId,
      description,
    })),
  })
  const comments = "Lovely paint, clean engine, a little dust on the seats."
  const sheets = await prisma.sheet.createManyAndReturn({
    data: entries.flatMap(({ id: entryId }) =>
      judges.map(({ id: judgeId }) => ({
        ...{ eventId, judgeId, entryId, comments },
        ...{ isSubmitted: true, revision: 1, updatedAt: new Date() },
      })),
    ),
  })
  const scores = sheets.flatMap((sheet) =>
    criteria.map(({ id: criterionId }) => ({
      sheetId: sheet.id,
      criterionId,
      points: (sheet.entryId * 7 + sheet.judgeId * 3 + criterionId) % 11,
      isScore: true,
    })),
  )
  for (let start = 0; start < scores.length; start += ROWS_AT_ONCE)
    await prisma.score.createMany({ data: scores.slice(start, start + ROWS_AT_ONCE) })

  const linesBySheet = Map.groupBy(scores, ({ sheetId }) => sheetId)
  const sheetsByEntry = Map.groupBy(sheets, ({ entryId }) => entryId)
  const tallies = [...sheetsByEntry].map(([entryId, ofEntry]) => {
    const states = ofEntry.map(({ id }) => ({ isSubmitted: true, comments, scores: linesBySheet.get(id) ?? [] }))
    const { judgeCount, sums } = tallySheets(entryId, states)
    return { eventId, entryId, judgeCount, sums: JSON.stringify(sums) }
  })
  await prisma.tally.createMany({ data: tallies })
  await prisma.event.update({ where: { id: eventId }, data: { resultsVersion: { increment: 1 } } })
  return show
}
