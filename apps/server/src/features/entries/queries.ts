import type { organizerContract as contract } from "@rosette/contract/routers"
import { seenBy } from "@rosette/domain/contest/judge-scope"
import { compareVotingIds } from "@rosette/domain/entries/voting-id"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { entriesInClass } from "../../data/records/class-of-event.ts"
import { entryOf, judgedEntryOf, judgeOf } from "../../data/records/shapes.ts"
import type { SeenEvent } from "../../kernel/event-access.ts"

/**
 * The entries of the event, or of one of its classes, in natural order of their voting IDs ("2" before "10"); for
 * judges those that they see, without hidden fields.
 */
export async function entriesOf(
  db: Database,
  event: SeenEvent,
  classId?: number | null,
): Promise<z.output<typeof contract.entries.output>> {
  const inClass = await entriesInClass(db.prisma, event.eventId, classId)
  const rows = await inPages((afterId, take) =>
    db.prisma.entry.findMany({
      where: { eventId: event.eventId, id: { gt: afterId } },
      orderBy: { id: "asc" },
      take,
    }),
  )
  const shape = event.asOrganizer ? entryOf : judgedEntryOf
  const seen = await seenByCaller(db, event)
  const listed = rows.filter((entry) => (inClass?.has(entry.id) ?? true) && seen(entry))
  return listed.sort((a, b) => compareVotingIds(a.votingId, b.votingId)).map(shape)
}

async function seenByCaller({ prisma }: Database, { judgeId }: SeenEvent): Promise<ReturnType<typeof seenBy>> {
  const judge = judgeId === null ? null : await prisma.judge.findUnique({ where: { id: judgeId } })
  if (!judge) return () => true
  return seenBy(
    judgeOf(judge),
    await prisma.sheet.findMany({ where: { judgeId: judge.id }, select: { entryId: true } }),
  )
}
