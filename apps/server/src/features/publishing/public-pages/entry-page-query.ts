import type { PublicEntry } from "@rosette/contract/publishing/public-pages"
import { type OwnerView, ownerView } from "@rosette/domain/ceremony/owner-view"
import { equalInConstantTime } from "../../../lib/equal-in-constant-time.ts"
import { AppError } from "../../../refusals/app-error.ts"
import { type Honour, type KeptPage, titlesOf } from "./kept-pages.ts"
import { publicEntries } from "./public-results.ts"
import { ownerKey } from "./queries.ts"

/** What the page of one entry shows; `own` is null for everyone but its owner. */
export type ShownEntry = { entry: PublicEntry; titles: Honour[]; isOwner: boolean; own: OwnerView | null }

/**
 * One entry of a public page, for anyone, or with a key for its owner. Throws NOT_FOUND if the published version has no such
 * entry, or if the key is not its owner's.
 */
export function shownEntry(
  { results, published, showsJudges, ownerSecret }: KeptPage,
  { votingId, key }: { votingId: string; key: unknown },
): ShownEntry {
  const stored = published?.body.entries.find((entry) => entry.votingId === votingId)
  const [entry] = published && stored ? publicEntries(published.body)(stored.id) : []
  if (!published || !stored || !entry) throw new AppError("NOT_FOUND")
  const isOwner = typeof key === "string" && equalInConstantTime(key, ownerKey(ownerSecret, stored.id))
  if (key !== undefined && !isOwner) throw new AppError("NOT_FOUND")
  // Averages reveal who leads: an owner sees them only once the page shows something.
  const own = isOwner && results.state === "shown" ? ownerView(published.body, stored.id, showsJudges) : null
  return { entry, titles: titlesOf(results, entry), isOwner, own }
}
