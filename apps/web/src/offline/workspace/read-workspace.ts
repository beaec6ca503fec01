import { knownRevisions, reviewed, type ServerView, type SheetOwner } from "@rosette/outbox"
import { newMutationId } from "../../lib/mutation-id.ts"
import { type DeviceTransaction, storedWorkspaces, transact } from "../device/device-database.ts"
import { readRecords, SHEET_STORES, writeRecords } from "../device/device-store.ts"
import { entryLabel } from "../entry-label.ts"
import { adoptUnidentified } from "./adoption.ts"
import { completed, ownerOf, type StoredWorkspace, type Workspace } from "./stored-workspace.ts"
import { tellOfWorkspace } from "./workspace-news.ts"

/** Counts what this page has asked and heard, so that an answer is never taken for newer than it is. */
let moments = 0
export const nextMoment = (): number => ++moments

/** A workspace of the server, and when it was asked for; one that was kept is older than anything. */
export type ReadWorkspace = Workspace & { askedAt?: number }

type Known = { workspaces: StoredWorkspace[]; revisions: Map<string, Map<number, number>> }

const nameOf = ({ databaseId, judgeId }: SheetOwner) => `${judgeId} of ${databaseId}`

/** A device that does not answer by then lets the server be asked without it. */
const PATIENCE_MS = 1_000
const ALL_STORES = [...SHEET_STORES, "workspaces"] as const

/** What this device knows of the server before it is asked; null where the device does not say. */
async function whatIsKnown(): Promise<Known | null> {
  const reading = transact("readonly", ALL_STORES, async (transaction) => {
    const workspaces = await storedWorkspaces(transaction)
    const revisions = new Map<string, Map<number, number>>()
    for (const owner of workspaces) revisions.set(nameOf(owner), knownRevisions(await readRecords(transaction, owner)))
    return { workspaces, revisions }
  })
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
  return Promise.race([reading.catch(() => null), patience])
}

/**
 * Asks the server for a judge's workspace and keeps it. What this device kept for the same judge under an older version
 * becomes theirs, and what the server has lost since it acknowledged it is kept again, to be sent once more.
 */
export async function readWorkspace(ask: () => Promise<Workspace>): Promise<ReadWorkspace> {
  const known = await whatIsKnown()
  const askedAt = nextMoment()
  // Of two servers one may still be of an earlier version.
  const workspace = completed(await ask())
  await transact("relaxed", ALL_STORES, (transaction) => takeOver(transaction, workspace, known)).catch(
    // A browser that keeps nothing has nothing to compare with.
    () => undefined,
  )
  await tellOfWorkspace(workspace)
  return { ...workspace, askedAt }
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
