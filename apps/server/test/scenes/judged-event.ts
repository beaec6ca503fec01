import type { Database } from "../../src/data/database.ts"
import { eventRow } from "./event-row.ts"

/**
 * Adds an event with judges, entries and criteria, and a sheet of every judge for every entry: 6 × 10 × 5 scores.
 */
export async function judgedEvent(db: Database): Promise<void> {
  const many = <T>(count: number, row: (n: number) => T) => ({
    create: Array.from({ length: count }, (_, n) => row(n)),
  })
  const { id, judges, entries, criteria } = await db.prisma.event.create({
    data: eventRow({
      judges: many(6, (n) => ({ name: `Judge ${n}`, nameKey: `judge ${n}`, sessionId: `s${n}`, accessCode: `c${n}` })),
      entries: many(10, (n) => ({ entryName: `Car ${n}`, ownerParticipant: `Owner ${n}`, votingId: String(n) })),
      criteria: many(5, (n) => ({ name: `Criterion ${n}`, description: "", maxPoints: 10 })),
    }),
    include: { judges: true, entries: true, criteria: true },
  })
  for (const judge of judges) {
    for (const entry of entries) {
      const scores = {
        create: criteria.map((criterion) => ({ criterionId: criterion.id, points: (judge.id + entry.id) % 11 })),
      }
      const sheet = { eventId: id, judgeId: judge.id, entryId: entry.id, revision: 1, updatedAt: new Date() }
      await db.prisma.sheet.create({ data: { ...sheet, scores } })
    }
  }
}
