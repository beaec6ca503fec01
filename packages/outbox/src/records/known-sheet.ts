import type { StoredSheet } from "@rosette/contract"
import type { KnownSheet, SheetOwner } from "./records.ts"

const MOST_PAST = 12

/** A version of a sheet as text, to tell whether another one is the very same. Some answers leave out what counts 0 anyway. */
export function versionText({ isSubmitted, comments, scores, revision }: StoredSheet): string {
  const counting = scores.filter(({ points }) => points > 0)
  const lines = counting.map(({ criterionId, points }) => [criterionId, points] as const).sort(([a], [b]) => a - b)
  return JSON.stringify([revision, isSubmitted, comments, lines])
}

/** What is known of a sheet once the server has named a version of it; an older one than what is known is no news. */
export function knownAs(
  known: KnownSheet | null,
  owner: SheetOwner & { entryId: number },
  sheet: StoredSheet,
): KnownSheet {
  if (known?.sheet && known.sheet.revision > sheet.revision) return known
  return withSheet(known, owner, sheet)
}

/** What is known of a sheet that stands so on the server now, whatever stood there before. */
export function withSheet(
  known: KnownSheet | null,
  { databaseId, judgeId, entryId }: SheetOwner & { entryId: number },
  sheet: StoredSheet | null,
  lostRevision = known?.lostRevision ?? 0,
): KnownSheet {
  const before = known?.sheet ? [versionText(known.sheet)] : []
  const past = [...(known?.past ?? []).filter((text) => !before.includes(text)), ...before].slice(-MOST_PAST)
  return { databaseId, judgeId, entryId, sheet, past, lostRevision }
}
