import type { organizerContract as contract } from "@rosette/contract/routers"
import { cardUrl } from "@rosette/domain/entries/card-code"
import { type CardFace, cardFace, isCardOutdated } from "@rosette/domain/entries/entry-card"
import { compareVotingIds } from "@rosette/domain/entries/voting-id"
import type { z } from "zod"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"

/** The cards of all entries in voting ID order; `origin` begins their addresses. */
export async function cardsOf(
  { prisma }: Database,
  { eventId }: OrganizedEvent,
  origin: string,
): Promise<z.output<typeof contract.cards.output>> {
  const rows = await inPages((after, take) =>
    prisma.entry.findMany({ where: { eventId, id: { gt: after } }, orderBy: { id: "asc" }, take, ...WITH_FACE }),
  )
  const cards = rows
    .sort((a, b) => compareVotingIds(a.votingId, b.votingId))
    .map((row) => ({
      entryId: row.id,
      cardId: row.cardId,
      votingId: row.votingId,
      url: cardUrl(origin, row),
      printedAt: row.cardPrintedAt?.toISOString() ?? null,
      isOutdated: isCardOutdated(faceIn(row.cardShows), faceOf(row)),
    }))
  return { cards }
}

/** What is read of an entry to know what its card shows. */
export const WITH_FACE = { include: { event: { select: { name: true } }, class: { select: { name: true } } } } as const

type WithFace = Awaited<ReturnType<typeof rowWithFace>>
const rowWithFace = ({ entry }: Pick<PrismaTransaction, "entry">) => entry.findFirstOrThrow(WITH_FACE)

/** What the card of an entry shows now. */
export const faceOf = (row: WithFace): CardFace =>
  cardFace({ eventName: row.event.name, className: row.class?.name ?? "", entry: row })

const faceIn = (column: string | null): CardFace | null => (column === null ? null : JSON.parse(column))
