import type { SheetRecord, UnsentSheet } from "@rosette/outbox/records"
import { isHeldBack } from "@rosette/outbox/rules"
import { judgeData } from "../lib/storage.ts"
import { ofOwner, storedWorkspaces, transact } from "./device/device-database.ts"
import { readRecords, SHEET_STORES } from "./device/device-store.ts"
import { noteText } from "./note-text.ts"
import { ownerText, type PointsLine, sheetText } from "./sheet-text.ts"
import { openTabNews, outboxName, UNSENT_NEWS } from "./tabs.ts"
import { type StoredWorkspace, UNIDENTIFIED } from "./workspace/stored-workspace.ts"

/** Why a sheet on this device is not on the server, and what to do; with "refused" the server's own sentence says it. */
const REASONS = {
  waiting: "It will send automatically when this device is online.",
  refused: "",
  /** A submitted sheet takes no drafts. */
  added: "These points were added to a submitted score sheet. They are sent when its judge submits it again.",
  signedOut: "Its judge is not signed in here. It is sent when they sign in again.",
  /** Another judge with this name was added since. */
  judgeRemoved: "The organizer has removed this judge. Copy the scores, and type them in where they are needed.",
  otherDatabase: "It was made for another event database than the one at this address. It is not sent here.",
  /** Stored before databases had an id; it is assigned when its judge signs in. */
  unidentified: "An older version of the app saved it. It is sent when its judge signs in again.",
}
type UnsentReason = keyof typeof REASONS

/** One unsent sheet on this device, of any judge. */
export type UnsentOnDevice = Pick<
  UnsentSheet,
  "databaseId" | "judgeId" | "entryId" | "editId" | "label" | "isSubmitted"
> & {
  /** Null if this device no longer knows it. */
  judgeName: string | null
  eventName: string | null
  points: PointsLine[]
  comments: string
  reason: UnsentReason
  /** The reason in words, and what to do. */
  sentence: string
  /** The server had this sheet and no longer has it. */
  isLost: boolean
}

/** All sheets on this device that the server does not have, of any judge. Rejects if the browser stores nothing. */
async function readUnsentSheets(): Promise<UnsentOnDevice[]> {
  const { workspaces, sheets } = await transact("readonly", [...SHEET_STORES, "workspaces"], async (transaction) => {
    const unsent = await transaction.objectStore("kept").getAll()
    const owners = new Map(unsent.map((sheet) => [outboxName(sheet), sheet]))
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
  unsent: UnsentSheet,
  workspaces: readonly StoredWorkspace[],
  signedIn: SignedIn,
): UnsentOnDevice {
  const { databaseId, judgeId, entryId, editId, label, isSubmitted, content } = unsent
  const stored = workspaces.find((one) => outboxName(one) === outboxName(unsent))
  const criteria = stored?.workspace.criteria ?? []
  const reason = reasonOf(record, stored, workspaces, signedIn)
  const refusal = record.attempt?.refusal
  return {
    databaseId,
    judgeId,
    entryId,
    editId,
    label,
    isSubmitted,
    reason,
    judgeName: stored?.workspace.judge.name ?? null,
    eventName: stored?.workspace.event.name ?? null,
    points: Object.entries(content.points).map(([id, points]) => {
      const criterion = criteria.find((one) => one.id === Number(id))
      return { criterion: criterion?.name ?? `Criterion no. ${id}`, points, maxPoints: criterion?.maxPoints ?? null }
    }),
    comments: unsent.note ? noteText(unsent.note) : content.comments,
    sentence: reason === "refused" ? (refusal?.message ?? "") : REASONS[reason],
    isLost: unsent.isLost === true,
  }
}

export function reasonOf(
  record: SheetRecord,
  stored: StoredWorkspace | undefined,
  workspaces: readonly StoredWorkspace[],
  signedIn: SignedIn,
): UnsentReason {
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
export async function removeUnsentSheet(
  sheet: Pick<UnsentOnDevice, "databaseId" | "judgeId" | "entryId" | "editId">,
): Promise<void> {
  const { databaseId, judgeId, entryId, editId } = sheet
  const key: [string, number, number] = [databaseId, judgeId, entryId]
  await transact("strict", ["kept", "attempts", "workspaces"], async (transaction) => {
    const sheets = transaction.objectStore("kept")
    if ((await sheets.get(key))?.editId !== editId) return
    await Promise.all([sheets.delete(key), transaction.objectStore("attempts").delete(key)])
    const isSignedIn = judgeData.read()?.judge.id === judgeId
    const isLast = (await sheets.count(ofOwner(sheet))) === 0
    // No sheet is left that needs the workspace for its names.
    if (isLast && !isSignedIn) await transaction.objectStore("workspaces").delete([databaseId, judgeId])
  })
  for (const name of [outboxName(sheet), UNSENT_NEWS]) {
    const news = openTabNews(name, () => undefined)
    news.tell()
    news.close()
  }
}

/**
 * Calls back with all of them, now and whenever any tab of this browser stores, sends or drops a sheet. Returns
 * a function that ends this.
 */
export function followUnsentSheets(listener: (sheets: UnsentOnDevice[]) => void): () => void {
  let isEnded = false
  const read = () =>
    readUnsentSheets().then(
      (sheets) => {
        if (!isEnded) listener(sheets)
      },
      // Without storage there is nothing on this device.
      () => undefined,
    )
  void read()
  const { close } = openTabNews(UNSENT_NEWS, read)
  return () => {
    isEnded = true
    close()
  }
}

/** Unsent sheets as plain text, to be typed in on another device: judge, content, and why each is not sent. */
export function unsentSheetsAsText(sheets: readonly UnsentOnDevice[]): string {
  return sheets
    .map((sheet) => {
      const owner = ownerText(sheet)
      return [...(owner ? [owner] : []), sheetText(sheet), sheet.sentence].join("\n")
    })
    .join("\n\n")
}
