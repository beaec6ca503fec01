import type { EventPage, EventProgress } from "@rosette/contract/events"
import type { adminContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { organizedEventOf } from "../../data/records/shapes.ts"

/** Every event with its passcode, or a page of them, in the order in which they were created. */
export async function allEvents(db: Database, page?: EventPage): Promise<z.output<typeof contract.events.output>> {
  const read = (after: number, take: number) =>
    db.prisma.event.findMany({ where: { id: { gt: after } }, orderBy: { id: "asc" }, take })
  const events = await inPages(read, page)
  return events.map(organizedEventOf)
}

/** The sheets of every event, counted as in its overview: only those of active judges. */
export async function progressOfAll(db: Database): Promise<EventProgress[]> {
  const rows = await inPages((after, take) =>
    db.read.all<{ id: number; entries: number; judges: number; submitted: number }>(
      `SELECT e."id",
         CAST((SELECT COUNT(*) FROM "Entry" n WHERE n."eventId" = e."id") AS INTEGER) AS "entries",
         CAST((SELECT COUNT(*) FROM "Judge" j WHERE j."eventId" = e."id" AND j."isActive") AS INTEGER) AS "judges",
         CAST((SELECT COUNT(*) FROM "Judge" j JOIN "Sheet" s ON s."judgeId" = j."id"
           WHERE j."eventId" = e."id" AND j."isActive" AND s."isSubmitted") AS INTEGER) AS "submitted"
       FROM "Event" e WHERE e."id" > ? ORDER BY e."id" LIMIT ?`,
      [after, take],
    ),
  )
  return rows.map(({ id, entries, judges, submitted }) => ({
    eventId: id,
    submittedSheets: submitted,
    expectedSheets: entries * judges,
  }))
}
