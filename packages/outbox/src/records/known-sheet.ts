import type { StoredSheet } from "@rosette/contract"
import { comparable } from "@rosette/domain"
import type { KnownSheet, SheetOwner } from "./records.ts"

const MAX_PAST_VERSIONS = 12

/** A version of a sheet as text, to compare it with others. Without points of 0, because some responses omit them. */
export const versionText = ({ revision, ...sheet }: StoredSheet): string =>
  JSON.stringify([revision, ...comparable({ ...sheet, scores: sheet.scores.filter(({ points }) => points > 0) })])

/** What is known of a sheet after the server has named a version of it; versions older than the known one are ignored. */
export function knownAs(
  known: KnownSheet | null,
  owner: SheetOwner & { entryId: number },
  sheet: StoredSheet,
): KnownSheet {
  if (known?.sheet && known.sheet.revision > sheet.revision) return known
  return withSheet(known, owner, sheet)
}

/** What is known of a sheet that is the server's current one, also if it is older than the known one. */
export function withSheet(
  known: KnownSheet | null,
  { databaseId, judgeId, entryId }: SheetOwner & { entryId: number },
  sheet: StoredSheet | null,
  lostRevision = known?.lostRevision ?? 0,
): KnownSheet {
  const before = known?.sheet ? [versionText(known.sheet)] : []
  const past = [...(known?.past ?? []).filter((text) => !before.includes(text)), ...before].slice(-MAX_PAST_VERSIONS)
  return { databaseId, judgeId, entryId, sheet, past, lostRevision }
}
