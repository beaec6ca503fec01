import type { Review } from "@rosette/contract/publishing"
import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import { eventReview } from "./review-query.ts"
import { contentSum } from "./snapshot-content.ts"

/**
 * The review, with the sum of the content if it was asked for. It is read without the event's lock: if something changes
 * meanwhile, the sum is that of no state, and nothing is published with it.
 */
export async function shownReview(
  db: Database,
  author: OrganizedEvent,
  { includes }: z.output<typeof contract.review.input>,
): Promise<Review> {
  const review = await eventReview(db, author)
  const { state, blocking } = review
  if (includes === undefined) return { state, blocking }
  const event = await db.prisma.event.findUnique({ where: { id: author.eventId } })
  if (!event) throw new AppError("NOT_FOUND")
  return { state, blocking, contentSha256: await contentSum({ tx: db.prisma }, { event, review }) }
}
