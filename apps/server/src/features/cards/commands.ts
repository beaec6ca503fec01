import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import { editEvent } from "../../data/change/event-change.ts"
import type { Database } from "../../data/database.ts"
import { inSlices } from "../../data/pages.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import { faceOf, WITH_FACE } from "./queries.ts"

const ROWS_AT_ONCE = 500

/**
 * Remembers what the cards of these entries show now, as what was printed. Entries that are gone are left out. Throws NOT_FOUND for an
 * entry of another event.
 */
export async function cardsPrinted(
  db: Database,
  event: OrganizedEvent,
  entryIds: readonly number[],
): Promise<z.output<typeof contract.cardsPrinted.output>> {
  const { eventId } = event
  return editEvent(
    db,
    event,
    async ({ tx, begin }) => {
      const rows: Parameters<typeof faceOf>[0][] = []
      await inSlices([...new Set(entryIds)], ROWS_AT_ONCE, async (slice) =>
        rows.push(...(await tx.entry.findMany({ where: { id: { in: slice } }, ...WITH_FACE }))),
      )
      if (rows.some((row) => row.eventId !== eventId)) throw new AppError("NOT_FOUND")
      if (rows.length === 0) return { count: 0 }
      const { hasCards } = await tx.event.findUniqueOrThrow({ where: { id: eventId }, select: { hasCards: true } })
      // The first cards of an event are news for every judge's phone.
      const { record } = await begin(hasCards ? "administration" : "eventDetails")
      const cardPrintedAt = new Date()
      for (const row of rows)
        await tx.entry.update({
          where: { id: row.id },
          data: { cardPrintedAt, cardShows: JSON.stringify(faceOf(row)), updatedAt: row.updatedAt },
        })
      if (!hasCards) await tx.event.update({ where: { id: eventId }, data: { hasCards: true } })
      await record({ action: "cards.printed", subject: CARDS, after: { count: rows.length } })
      return { count: rows.length }
    },
    "allowed",
  )
}

const CARDS = "Cards of entries"
