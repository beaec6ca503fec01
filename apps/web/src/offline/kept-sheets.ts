import type { SheetRecord, UnsentSheet } from "@rosette/outbox/records"
import { isHeldBack } from "@rosette/outbox/rules"
import type { Stopped } from "@rosette/outbox/send-failure"
import { judgeData } from "../lib/storage.ts"
import { ofOwner, storedWorkspaces, transact } from "./device/device-database.ts"
import { readRecords, SHEET_STORES } from "./device/device-store.ts"
import { ownerText, type PointsLine, sheetText } from "./sheet-text.ts"
import { KEPT_NEWS, openTabNews, outboxName } from "./tabs.ts"
import { type StoredWorkspace, UNIDENTIFIED } from "./workspace/stored-workspace.ts"

/**
 * Why a kept sheet is not on the server. "waiting": it is sent automatically. "refused": its judge has to decide. "added": points
 * added to a submitted sheet, which its judge has not submitted again. "signedOut": it is sent when its judge signs in again.
 * "judgeRemoved": the judge was removed, and another one with this name was added. "otherDatabase": the server at this address
 * has another database now. "unidentified": an older version stored it; it is assigned when its judge signs in.
 */
type KeptReason = "waiting" | "refused" | "added" | Stopped["kind"] | "judgeRemoved" | "unidentified"

/** One sheet that this device keeps, of any judge. */
export type KeptOnDevice = Pick<
  UnsentSheet,
  "databaseId" | "judgeId" | "entryId" | "editId" | "label" | "isSubmitted"
> & {
  /** Null if this device no longer knows it. */
  judgeName: string | null
  eventName: string | null
  points: PointsLine[]
  comments: string
  reason: KeptReason
  /** The reason in words, and what to do. */
  sentence: string
  /** The server had this sheet and no longer has it. */
  isLost: boolean
}

const SENTENCES: Record<Exclude<KeptReason, "refused">, string> = {
  waiting: "It will send automatically when this device is online.",
  added: "These points were added to a submitted score sheet. They are sent when its judge submits it again.",
  signedOut: "Nobody is signed in for it here. It is sent when its judge signs in again.",
  judgeRemoved: "The organizer has removed this judge. Copy the scores, and type them in where they are needed.",
  otherDatabase: "It was made for another event database than the one at this address. It is not sent here.",
  unidentified: "An older version of the app saved it. It is sent when its judge signs in again.",
}

/** All sheets that this device keeps and the server does not have, of any judge. Rejects if the browser stores nothing. */
async function readKeptSheets(): Promise<KeptOnDevice[]> {
  const { workspaces, sheets } = await transact("readonly", [...SHEET_STORES, "workspaces"], async (transaction) => {
    const kept = await transaction.objectStore("kept").getAll()
    const owners = new Map(kept.map((sheet) => [outboxName(sheet), sheet]))
    const records = await Promise.all([...owners.values()].map((owner) => readRecords(transaction, owner)))
    return {
      workspaces: await storedWorkspaces(transaction),
      sheets: records.flatMap((ofOne) => [...ofOne.values()]),
    }
  })
  const signedIn = judgeData.read()?.judge ?? null
  return sheets.flatMap((record) => (record.unsent ? [describe(record, record.unsent, workspaces, signedIn)] : []))
}

type SignedIn = { id: number; createdAt: string } | null

function describe(
  record: SheetRecord,
  kept: UnsentSheet,
  workspaces: readonly StoredWorkspace[],
  signedIn: SignedIn,
): KeptOnDevice {
  const { databaseId, judgeId, entryId, editId, label, isSubmitted, content } = kept
  const stored = workspaces.find((one) => outboxName(one) === outboxName(kept))
  const criteria = stored?.workspace.criteria ?? []
  const reason = reasonOf(record, stored, workspaces, signedIn)
  const refusal = record.attempt?.refusal
  return {
    ...{ databaseId, judgeId, entryId, editId, label, isSubmitted, reason },
    judgeName: stored?.workspace.judge.name ?? null,
    eventName: stored?.workspace.event.name ?? null,
    points: Object.entries(content.points).map(([id, points]) => {
      const criterion = criteria.find((one) => one.id === Number(id))
      return { criterion: criterion?.name ?? `Criterion no. ${id}`, points, maxPoints: criterion?.maxPoints ?? null }
    }),
    comments: content.comments,
    sentence: reason === "refused" ? (refusal?.message ?? "") : SENTENCES[reason],
    isLost: kept.isLost === true,
  }
}

export function reasonOf(
  record: SheetRecord,
  stored: StoredWorkspace | undefined,
  workspaces: readonly StoredWorkspace[],
  signedIn: SignedIn,
): KeptReason {
  const newest = [...workspaces].sort((a, b) => b.seen - a.seen)[0]
  const databaseId = record.unsent?.databaseId
  const isElsewhere = stored?.stopped === "otherDatabase" || (newest && newest.databaseId !== databaseId)
  if (databaseId === UNIDENTIFIED)
    return newest && newest.databaseId !== UNIDENTIFIED ? "otherDatabase" : "unidentified"
  if (isElsewhere) return "otherDatabase"
  if (stored && workspaces.some((one) => isSuccessor(one, stored))) return "judgeRemoved"
  if (isHeldBack(record)) return "refused"
  if (record.unsent?.isAddition) return "added"
  const isTheirs = signedIn?.id === stored?.judgeId && signedIn?.createdAt === stored?.workspace.judge.createdAt
  return stored?.stopped === "signedOut" || !isTheirs ? "signedOut" : "waiting"
}

/** Names are unique in an event: if a newer judge has the name of this one, this one was removed. */
function isSuccessor(newer: StoredWorkspace, { databaseId, workspace: { judge, event } }: StoredWorkspace): boolean {
  const other = newer.workspace
  if (newer.databaseId !== databaseId || other.event.id !== event.id) return false
  return other.judge.id > judge.id && other.judge.name.toLowerCase() === judge.name.toLowerCase()
}

/** Deletes a sheet from this device, if it is still the edit that the person saw. */
export async function removeKeptSheet(
  sheet: Pick<KeptOnDevice, "databaseId" | "judgeId" | "entryId" | "editId">,
): Promise<void> {
  const { databaseId, judgeId, entryId, editId } = sheet
  const key: [string, number, number] = [databaseId, judgeId, entryId]
  await transact("strict", ["kept", "attempts", "workspaces"], async (transaction) => {
    const kept = transaction.objectStore("kept")
    if ((await kept.get(key))?.editId !== editId) return
    await Promise.all([kept.delete(key), transaction.objectStore("attempts").delete(key)])
    const isSignedIn = judgeData.read()?.judge.id === judgeId
    const isLast = (await kept.count(ofOwner(sheet))) === 0
    // No sheet is left that needs the workspace for its names.
    if (isLast && !isSignedIn) await transaction.objectStore("workspaces").delete([databaseId, judgeId])
  })
  for (const name of [outboxName(sheet), KEPT_NEWS]) {
    const news = openTabNews(name, () => undefined)
    news.tell()
    news.close()
  }
}

/**
 * Calls back with all that this device keeps, now and whenever any tab of this browser keeps, sends or drops a sheet. Returns
 * a function that ends this.
 */
export function followKeptSheets(listener: (sheets: KeptOnDevice[]) => void): () => void {
  let isEnded = false
  const read = () =>
    readKeptSheets().then(
      (sheets) => {
        if (!isEnded) listener(sheets)
      },
      // Without storage nothing can be kept.
      () => undefined,
    )
  void read()
  const { close } = openTabNews(KEPT_NEWS, read)
  return () => {
    isEnded = true
    close()
  }
}

/** Kept sheets as plain text, to be typed in on another device: whose each one is, its content, and why it is not sent. */
export function keptSheetsAsText(sheets: readonly KeptOnDevice[]): string {
  return sheets
    .map((sheet) => {
      const owner = ownerText(sheet)
      return [...(owner ? [owner] : []), sheetText(sheet), sheet.sentence].join("\n")
    })
    .join("\n\n")
}
