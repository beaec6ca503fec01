import { createHmac } from "node:crypto"
import type { PublicPage } from "@rosette/contract/public-pages"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { compareVotingIds } from "@rosette/domain/entries/voting-id"
import type { z } from "zod"
import type { Database } from "../../../data/database.ts"
import type { RowOf } from "../../../data/rows.ts"
import type { OrganizedEvent } from "../../../kernel/organizing.ts"
import { latestPublished } from "../ceremony/published-query.ts"

/** The settings of an event whose page was never turned on. */
const OFF: PublicPage = {
  key: null,
  shows: "soon",
  places: 3,
  showsJudges: false,
  opens: "stage",
  opensAt: null,
}

/** The settings of a row. */
export function publicPageOf(row: RowOf<"PublicPage"> | null): PublicPage {
  if (!row) return OFF
  return {
    key: row.key,
    shows: row.shows,
    places: row.places,
    showsJudges: row.showsJudges,
    opens: row.opens,
    opensAt: row.opensAt?.toISOString() ?? null,
  }
}

/** The settings of the event's public page. */
export async function eventPublicPage(db: Database, { eventId }: OrganizedEvent): Promise<PublicPage> {
  return publicPageOf(await db.prisma.publicPage.findUnique({ where: { eventId } }))
}

/**
 * The key of an entry's owner: it cannot be made without the event's secret, and a new secret revokes all keys. It is made from
 * the entry's id, because a voting ID can be given to another entry.
 */
export const ownerKey = (secret: string, entryId: number): string =>
  createHmac("sha256", secret).update(`entry:${entryId}`, "utf8").digest("base64url").slice(0, OWNER_KEY_CHARS)

/** 132 random bits. */
const OWNER_KEY_CHARS = 22

/**
 * The addresses of all owners' pages, in the order of voting IDs; none while the page is off. The pages show the published
 * version, so an address has the voting ID of that version.
 */
export async function ownerLinks(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.ownerLinks.output>> {
  const page = await db.prisma.publicPage.findUnique({ where: { eventId } })
  if (!page?.key) return []
  const entries = await db.prisma.entry.findMany({ where: { eventId }, select: { id: true, votingId: true } })
  const published = await latestPublished(db, eventId)
  const publishedIds = new Map(published?.body.entries.map(({ id, votingId }) => [id, votingId]))
  const absent = new Set(published?.body.entries.filter(({ status }) => status === "absent").map(({ id }) => id))
  return entries
    .filter(({ id }) => !absent.has(id))
    .toSorted((a, b) => compareVotingIds(a.votingId, b.votingId))
    .map(({ id, votingId }) => {
      const address = `/e/${page.key}/${encodeURIComponent(publishedIds.get(id) ?? votingId)}`
      return { entryId: id, votingId, path: `${address}?key=${ownerKey(page.ownerSecret, id)}` }
    })
}
