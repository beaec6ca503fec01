import type { organizerContract as contract } from "@rosette/contract"
import { compareVotingIds } from "@rosette/domain"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { entryOf, judgedEntryOf } from "../../data/records/shapes.ts"
import type { SeenEvent } from "../../kernel/event-access.ts"

/** The entries of the event in natural order of their voting IDs ("2" before "10"); for judges without what is hidden from them. */
export async function entriesOf(db: Database, event: SeenEvent): Promise<z.output<typeof contract.entries.output>> {
  const rows = await inPages((afterId, take) =>
    db.prisma.entry.findMany({
      where: { eventId: event.eventId, id: { gt: afterId } },
      orderBy: { id: "asc" },
      take,
    }),
  )
  const shape = event.asOrganizer ? entryOf : judgedEntryOf
  return rows.sort((a, b) => compareVotingIds(a.votingId, b.votingId)).map(shape)
}
