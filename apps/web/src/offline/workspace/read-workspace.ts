import { newMutationId } from "@rosette/contract/mutation-id"
import type { SheetOwner } from "@rosette/outbox/records"
import { knownRevisions, reviewed, type ServerView } from "@rosette/outbox/review"
import type { SheetRecords } from "@rosette/outbox/store"
import { lastEntry } from "../../lib/storage.ts"
import { TooSlowError } from "../../lib/time-limit.ts"
import { type DeviceTransaction, storedWorkspaces, transact } from "../device/device-database.ts"
import { readRecords, SHEET_STORES, writeRecords } from "../device/device-store.ts"
import { entryLabel } from "../entry-label.ts"
import { adoptUnidentified } from "./adoption.ts"
import { withOpenEntries } from "./open-entries.ts"
import { completed, ownerOf, type StoredWorkspace, type Workspace } from "./stored-workspace.ts"
import { tellOfWorkspace } from "./workspace-news.ts"

/** Counts requests and answers of this page, to tell which answers came after which request. */
let moments = 0
export const nextMoment = (): number => ++moments

/**
 * A workspace and the moment of its request; without one it comes from this device and is older than every answer. `readAt` is the
 * time of the request in milliseconds, for people to read: an earlier version did not store it. `isUnreviewed`: it is not compared
 * with what this device knows.
 */
export type ReadWorkspace = Workspace & { askedAt?: number; readAt?: number; isUnreviewed?: boolean }

type Known = {
  workspaces: StoredWorkspace[]
  revisions: Map<string, Map<number, number>>
  /** The entries of which this device has something, unless the server has answered that one does not exist. */
  held: Map<string, Set<number>>
}

const nameOf = ({ databaseId, judgeId }: SheetOwner) => `${judgeId} of ${databaseId}`

const ALL_STORES = [...SHEET_STORES, "workspaces"] as const

/** What this device knows about the server before the request; null if it stores nothing, "slow" if it does not answer in time. */
async function whatIsKnown(): Promise<Known | null | "slow"> {
  return transact("readonly", ALL_STORES, async (transaction) => {
    const workspaces = await storedWorkspaces(transaction)
    const revisions = new Map<string, Map<number, number>>()
    const held = new Map<string, Set<number>>()
    for (const owner of workspaces) {
      const records = await readRecords(transaction, owner)
      revisions.set(nameOf(owner), knownRevisions(records))
      held.set(nameOf(owner), entriesIn(records))
    }
    return { workspaces, revisions, held }
  }).catch((error) => (error instanceof TooSlowError ? "slow" : null))
}

const entriesIn = (records: SheetRecords): Set<number> =>
  new Set(
    [...records].flatMap(([id, { unsent, attempt }]) =>
      attempt?.refusal?.code === "NOT_FOUND" ? [] : [unsent?.note?.entryId ?? id],
    ),
  )

/** The workspace with the entries of the last one that are still open here. */
function withEntriesOpenHere(workspace: Workspace, known: Known | null): Workspace {
  const name = nameOf(ownerOf(workspace))
  const before = known?.workspaces.find((one) => nameOf(one) === name)?.workspace
  const openIds = new Set([lastEntry(workspace).read() ?? 0, ...(known?.held.get(name) ?? [])])
  return before ? withOpenEntries(workspace, before, openIds) : workspace
}

/**
 * Asks the server for a judge's workspace and stores it. Records of an older version are assigned to the same judge, and sheets
 * that the server has lost after acknowledging them are unsent again, and are sent again.
 */
export async function readWorkspace(ask: () => Promise<Workspace>): Promise<ReadWorkspace> {
  const answer = await whatIsKnown()
  const isUnreviewed = answer === "slow"
  const known = isUnreviewed ? null : answer
  const askedAt = nextMoment()
  const readAt = Date.now()
  // A server of an earlier version may not send all fields.
  const workspace = { ...withEntriesOpenHere(completed(await ask()), known), readAt }
  // A storage that was too slow to be read is not waited for again: the next read compares.
  if (!isUnreviewed)
    await transact("relaxed", ALL_STORES, (transaction) => takeOver(transaction, workspace, known)).catch(
      // A browser that stores nothing has nothing to compare with.
      () => undefined,
    )
  await tellOfWorkspace(workspace)
  return { ...workspace, askedAt, ...(isUnreviewed && { isUnreviewed }) }
}

async function takeOver(transaction: DeviceTransaction, workspace: Workspace, known: Known | null): Promise<void> {
  const owner = ownerOf(workspace)
  await adoptUnidentified(transaction, workspace)
  if (known) {
    const before = await readRecords(transaction, owner)
    const stored = known.workspaces.find((one) => nameOf(one) === nameOf(owner))?.workspace
    const last = stored ? { ...viewOf(stored), setupVersion: stored.event.setupVersion } : null
    const asked = known.revisions.get(nameOf(owner)) ?? new Map<number, number>()
    const changed = reviewed(before, { owner, server: viewOf(workspace), asked, last, newId: newMutationId })
    await writeRecords(transaction, owner, before, changed)
  }
  const store = transaction.objectStore("workspaces")
  const seen = Math.max(0, ...(await store.getAll()).map((one) => one.seen)) + 1
  await store.put({ ...owner, workspace, seen, stopped: null })
}

function viewOf({ event, entries, criteria, sheets, sheetsVersion }: Workspace): ServerView {
  const labels = new Map(entries.map((entry) => [entry.id, entryLabel(entry)]))
  return {
    eventId: event.id,
    changeVersion: event.changeVersion,
    sheetsVersion,
    sheets,
    criterionIds: new Set(criteria.map(({ id }) => id)),
    labelOf: (entryId) => labels.get(entryId) ?? null,
  }
}
