import { isAskedOf } from "@rosette/domain/assignment/due"
import { nextOffer, type OfferedEntry } from "@rosette/domain/assignment/offer"
import { competes } from "@rosette/domain/entries/entry-status"
import type { Workspace } from "./workspace/stored-workspace.ts"

/** What the server last answered: the sheets of each entry that the judge's team has and needs, and the entry to judge next. */
export type Offered = {
  entryId: number | null
  counts: readonly (readonly [entryId: number, done: number, need: number])[]
  /** The entries that the judge had submitted then. */
  submittedIds: readonly number[]
  /** How many sheets are the judge's own and their share of what is missing. */
  total: number
}

/** How many sheets an entry has and needs. */
export type SheetCount = { done: number; need: number }

/** A judge's sheets by entry, with those that wait on this device. */
type OwnSheets = ReadonlyMap<number, { isSubmitted: boolean }>

export const submittedIds = (own: OwnSheets): number[] =>
  [...own].flatMap(([entryId, { isSubmitted }]) => (isSubmitted ? [entryId] : [])).sort((a, b) => a - b)

/** The counts as this device knows them: with what its judge has submitted since. */
export function countsHere(offered: Offered | null, own: OwnSheets): ReadonlyMap<number, SheetCount> {
  const before = new Set(offered?.submittedIds)
  const later = submittedIds(own).filter((entryId) => !before.has(entryId))
  return new Map(
    offered?.counts.map(([entryId, done, need]) => [entryId, { done: done + (later.includes(entryId) ? 1 : 0), need }]),
  )
}

/**
 * The entry to judge next: as the server has answered, or computed from what this device knows if its judge has submitted something
 * since. Null if nothing is needed of them.
 */
export function offerHere(workspace: Workspace, own: OwnSheets, offered: Offered | null): number | null {
  const { place } = workspace
  if (!place) return null
  const submitted = submittedIds(own)
  const entries = entriesHere(workspace, own, countsHere(offered, own))
  const isOpen = ({ entryId, isDue, isSubmitted }: OfferedEntry) =>
    entryId === offered?.entryId && isDue && !isSubmitted
  if (offered && submitted.join() === offered.submittedIds.join() && (offered.entryId === null || entries.some(isOpen)))
    return offered.entryId
  return nextOffer(entries, lastSubmitted(workspace, own), place)
}

function entriesHere(
  { judge, entries, criteria, conflicts, messages }: Workspace,
  own: OwnSheets,
  counts: ReadonlyMap<number, SheetCount>,
): OfferedEntry[] {
  const aside = new Set(conflicts.flatMap(({ entryId, state }) => (state === "active" ? [entryId] : [])))
  const asked = new Set(messages.flatMap(({ entryId }) => entryId ?? []))
  return entries.filter(competes).flatMap((entry): OfferedEntry[] => {
    const isSubmitted = own.get(entry.id)?.isSubmitted === true
    const isDue = !aside.has(entry.id) && isAskedOf(judge, entry, criteria)
    if (!isDue && !isSubmitted) return []
    const { id: entryId, votingId, status } = entry
    const facts = { isDue, isSubmitted, isCheckedIn: status === "checkedIn", isAsked: asked.has(entryId) }
    // An entry without a count has come since, and has no sheet.
    return [{ entryId, votingId, ...facts, ...(counts.get(entryId) ?? { done: 0, need: 1 }) }]
  })
}

/** What waits here was submitted after what the server has. */
function lastSubmitted({ entries, sheets }: Workspace, own: OwnSheets): number | null {
  const competing = new Set(entries.filter(competes).map(({ id }) => id))
  const revisions = new Map(sheets.flatMap((one) => (one.isSubmitted ? [[one.entryId, one.revision]] : [])))
  const byAge = submittedIds(own)
    .filter((entryId) => competing.has(entryId))
    .map((entryId) => ({ entryId, revision: revisions.get(entryId) ?? Number.MAX_SAFE_INTEGER }))
    .sort((a, b) => a.revision - b.revision)
  return byAge.at(-1)?.entryId ?? null
}
