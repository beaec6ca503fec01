import type { PublicEntry } from "@rosette/contract/public-pages"
import { type OwnerView, ownerView } from "@rosette/domain/ceremony/owner-view"
import { equalInConstantTime } from "../../../lib/equal-in-constant-time.ts"
import { AppError } from "../../../refusals/app-error.ts"
import { type Honour, type KeptPage, titlesOf } from "./kept-pages.ts"
import { publicEntries } from "./public-results.ts"
import { ownerKey } from "./queries.ts"
import { type EntryPoints, entryPoints } from "./section-points.ts"

/** What the page of one entry shows; `own` is null for everyone but its owner, who needs no `points` beside it. */
export type ShownEntry = {
  entry: PublicEntry
  titles: Honour[]
  isOwner: boolean
  own: OwnerView | null
  points: EntryPoints | null
}

/**
 * One entry of a public page, for anyone, or with a key for its owner. Throws NOT_FOUND if the published version has no such
 * entry or it was absent, or if the key is not its owner's.
 */
export function shownEntry(page: KeptPage, { votingId, key }: { votingId: string; key: unknown }): ShownEntry {
  const { results, showsOwners, published, showsJudges, ownerSecret } = page
  const stored = published?.body.entries.find((entry) => entry.votingId === votingId)
  const [entry] = published && stored ? publicEntries(published.body)(stored.id) : []
  if (!published || !stored || !entry) throw new AppError("NOT_FOUND")
  const isOwner = typeof key === "string" && equalInConstantTime(key, ownerKey(ownerSecret, stored.id))
  if (key !== undefined && !isOwner) throw new AppError("NOT_FOUND")
  // Two owners who compare their averages know who leads: they see them once the table of places gives nothing away.
  const own = isOwner && showsOwners ? ownerView(published.body, stored.id, showsJudges) : null
  const points = own ? null : entryPoints(page, votingId)
  return { entry, titles: titlesOf(results, entry), isOwner, own, points }
}
