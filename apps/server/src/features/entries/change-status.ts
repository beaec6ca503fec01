import { STATUS_TEXTS } from "@rosette/contract/entries"
import { type EntryStanding, isOnlyCheckIn, lacksReason, standingAfter } from "@rosette/domain/entries/entry-status"
import type { EventChange } from "../../data/change/event-change.ts"
import { entrySubject } from "../../data/change/subjects.ts"
import type { PrismaTransaction } from "../../data/database.ts"
import { inSlices } from "../../data/pages.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"

type StoredEntry = EntryStanding & { id: number; votingId: string; entryName: string }
type StatusChange = { entry: StoredEntry; after: EntryStanding }

const ENTRIES_AT_ONCE = 500

/**
 * The entries whose status or reason the sent fields change. Throws INVALID_INPUT if one would be disqualified without a reason,
 * ENTRY_JUDGED if one would become absent although a judge has submitted a sheet for it: somebody saw it.
 */
export async function statusChanges(
  tx: PrismaTransaction,
  entries: readonly StoredEntry[],
  sent: Partial<EntryStanding>,
): Promise<StatusChange[]> {
  if (sent.status === undefined && sent.statusReason === undefined) return []
  const changes = entries.flatMap((entry) => {
    const after = standingAfter(entry, sent)
    if (lacksReason(after)) throw invalid(["statusReason"], STATUS_TEXTS.reasonNeeded)
    return after.status === entry.status && after.statusReason === entry.statusReason ? [] : [{ entry, after }]
  })
  const absent = changes.filter(({ entry, after }) => after.status === "absent" && entry.status !== "absent")
  await inSlices(absent, ENTRIES_AT_ONCE, async (slice) => {
    const where = { isSubmitted: true, entryId: { in: slice.map(({ entry }) => entry.id) } }
    if (await tx.sheet.findFirst({ where, select: { id: true } })) throw new AppError("ENTRY_JUDGED")
  })
  return changes
}

/** Whether the changes concern nothing but the screens of organizers. */
export const areOnlyShown = (changes: readonly StatusChange[]): boolean =>
  changes.every(({ entry, after }) => entry.status === after.status || isOnlyCheckIn(entry, after))

/** Stores the changes with one line of history; `statusAt` says since when an entry has a status other than expected. */
export async function storeStatuses(
  { tx, record }: Pick<EventChange, "tx" | "record">,
  changes: readonly StatusChange[],
): Promise<void> {
  const [only] = changes
  if (!only) return
  const now = new Date()
  const groups = Map.groupBy(changes, ({ entry, after }) => JSON.stringify([after, entry.status === after.status]))
  for (const group of groups.values()) await storeAlike(tx, group, now)
  if (changes.length === 1) {
    const { entry, after } = only
    await record({
      action: "entry.statusChanged",
      subject: entrySubject(entry),
      before: standingOf(entry),
      after: standingOf(after),
    })
    return
  }
  const before = changes.map(({ entry }) => ({ votingId: entry.votingId, ...standingOf(entry) }))
  await record({
    action: "entries.statusChanged",
    subject: `${changes.length} entries`,
    before: { entries: before },
    after: { ...standingOf(only.after), votingIds: changes.map(({ entry }) => entry.votingId) },
  })
}

/** Entries that get the same: an entry whose reason alone changes keeps its time. */
async function storeAlike(tx: PrismaTransaction, changes: readonly StatusChange[], now: Date): Promise<void> {
  const [first] = changes
  if (!first) return
  const { entry, after } = first
  const statusAt = after.status === "expected" ? null : now
  const data = { ...standingOf(after), ...(entry.status !== after.status && { statusAt }) }
  await inSlices(changes, ENTRIES_AT_ONCE, async (slice) => {
    await tx.entry.updateMany({ where: { id: { in: slice.map((one) => one.entry.id) } }, data })
  })
}

const standingOf = ({ status, statusReason }: EntryStanding): EntryStanding => ({ status, statusReason })
