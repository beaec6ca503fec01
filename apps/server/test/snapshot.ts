import type { Database } from "../src/data/database.ts"

/** Every row that a change could touch, to show that a refused one touched none. */
export async function everythingIn({ prisma }: Database) {
  const orderBy = { id: "asc" } as const
  return {
    events: await prisma.event.findMany({ orderBy }),
    entries: await prisma.entry.findMany({ orderBy }),
    criteria: await prisma.criterion.findMany({ orderBy }),
    judges: await prisma.judge.findMany({ orderBy }),
    sheets: await prisma.sheet.findMany({ orderBy }),
    scores: await prisma.score.findMany({ orderBy }),
    tallies: await prisma.tally.findMany({ orderBy: { entryId: "asc" } }),
    awards: await prisma.award.findMany({ orderBy }),
    awardWinners: await prisma.awardWinner.findMany({ orderBy }),
    confirmedWinners: await prisma.confirmedWinner.findMany({ orderBy }),
    history: await prisma.historyItem.findMany({ orderBy }),
    sessions: await prisma.session.findMany({ orderBy }),
  }
}
