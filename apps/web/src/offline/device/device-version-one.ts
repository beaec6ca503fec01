import type { Attempt, SheetToSend, UnsentSheet } from "@rosette/outbox/records"
import type { SheetRefused } from "@rosette/outbox/send-failure"
import type { DBSchema, IDBPTransaction } from "idb"
import { type EarlierWorkspace, UNIDENTIFIED, type WorkspaceRecord } from "../workspace/stored-workspace.ts"

type OlderKept = Omit<UnsentSheet, "databaseId" | "eventId">
type OlderAttempt = Omit<Attempt, "databaseId" | "body" | "refusal"> & {
  body: Omit<SheetToSend, "databaseId">
  refusal: Omit<SheetRefused, "kind"> | null
}

/** The device's records in the schema of the first version of the product, keyed by the judge's id alone. */
interface VersionOne extends DBSchema {
  kept: { key: [judgeId: number, entryId: number]; value: OlderKept }
  attempts: { key: [judgeId: number, entryId: number]; value: OlderAttempt }
  workspaces: { key: number; value: Omit<EarlierWorkspace, "databaseId"> }
}

export type VersionOneTransaction = IDBPTransaction<VersionOne, ("kept" | "attempts" | "workspaces")[], "versionchange">

type Records = { kept: UnsentSheet[]; attempts: Attempt[]; workspaces: WorkspaceRecord[] }

/** Returns all records of the first version in the current schema, with an unknown database. */
export async function readVersionOne(transaction: VersionOneTransaction): Promise<Records> {
  const [kept, attempts, workspaces] = await Promise.all([
    transaction.objectStore("kept").getAll(),
    transaction.objectStore("attempts").getAll(),
    transaction.objectStore("workspaces").getAll(),
  ])
  const databaseId = UNIDENTIFIED
  const eventOf = (judgeId: number) => workspaces.find(({ judge }) => judge.id === judgeId)?.event.id ?? 0
  return {
    kept: kept.map((sheet) => ({ ...sheet, databaseId, eventId: eventOf(sheet.judgeId) })),
    attempts: attempts.map(({ body, refusal, ...attempt }) => ({
      ...attempt,
      databaseId,
      body: { ...body, databaseId },
      refusal: refusal && { ...refusal, kind: "refused" },
    })),
    workspaces: workspaces.map((workspace) => ({
      databaseId,
      judgeId: workspace.judge.id,
      workspace: { ...workspace, databaseId },
      seen: 0,
      stopped: null,
    })),
  }
}
