import { retally } from "../../src/data/sql/tally.ts"
import type { TestApp } from "../app.ts"
import { openShow, type Show } from "./show.ts"

export const BIG = { entries: 300, judges: 10, criteria: 20 } as const
export const BIG_SCORES = BIG.entries * BIG.judges * BIG.criteria

const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))

/** A show that is completely judged: 3,000 submitted sheets with a comment, 60,000 scores. SQL creates the rows. */
export async function openBigShow(app: TestApp): Promise<Show> {
  const { prisma, write } = app.services.db
  const show = await openShow(app, {
    maxPoints: numbered(BIG.criteria).map(() => 10),
    votingIds: [],
    judges: numbered(BIG.judges),
  })
  const { eventId } = show
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
  await write(async (sql) => {
    await sql.run(
      `INSERT INTO "Sheet" ("eventId", "judgeId", "entryId", "comments", "isSubmitted", "revision", "updatedAt")
       SELECT e."eventId", j."id", e."id", ?, ?, 1, e."updatedAt"
         FROM "Entry" e JOIN "Judge" j ON j."eventId" = e."eventId" WHERE e."eventId" = ? ORDER BY e."id", j."id"`,
      [comments, true, eventId],
    )
    await sql.run(
      `INSERT INTO "Score" ("sheetId", "criterionId", "points", "isScore")
       SELECT s."id", c."id", (s."entryId" * 7 + s."judgeId" * 3 + c."id") % 11, ?
         FROM "Sheet" s JOIN "Criterion" c ON c."eventId" = s."eventId" WHERE s."eventId" = ? ORDER BY s."id", c."id"`,
      [true, eventId],
    )
    await retally(
      sql,
      eventId,
      entries.map(({ id }) => id),
    )
  })
  await prisma.event.update({ where: { id: eventId }, data: { resultsVersion: { increment: 1 } } })
  return show
}
