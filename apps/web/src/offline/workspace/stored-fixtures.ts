import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import type { SheetRecord, UnsentSheet } from "@rosette/outbox/records"
import type { SheetRefused } from "@rosette/outbox/send-failure"
import type { StoredWorkspace, Workspace } from "./stored-workspace.ts"

const CREATED_AT = "2026-06-01T08:00:00.000Z"

/** Ada's workspace at the Harbour Show, as it is stored on a device. */
export function aWorkspace(fields: Partial<Omit<StoredWorkspace, "workspace">> = {}): StoredWorkspace {
  const { databaseId = "one", judgeId = 3, seen = 5, stopped = null } = fields
  const event = {
    id: 2,
    name: "Harbour Show",
    description: "",
    date: "",
    time: "",
    location: "",
    organizerName: "Olive",
  }
  const workspace: Workspace = {
    judge: {
      id: judgeId,
      eventId: 2,
      name: "Ada",
      isActive: true,
      createdAt: CREATED_AT,
      classIds: [],
      sections: [],
      hasLeft: false,
    },
    event: {
      ...event,
      isActive: true,
      isDemo: false,
      changeVersion: 50,
      setupVersion: 4,
      words: USUAL_WORDS,
      hasCards: false,
    },
    entries: [],
    criteria: [],
    classes: [],
    sheets: [],
    cards: [],
    conflicts: [],
    talks: [],
    place: null,
    sheetsVersion: 0,
    devicesVersion: 0,
    databaseId,
    otherDevices: [],
    messages: [],
  }
  return { databaseId, judgeId, workspace, seen, stopped }
}

/** An unsent sheet of Ada's on a device, refused if a refusal is given. */
export function anUnsentSheet(fields: Partial<UnsentSheet> = {}, refusal: SheetRefused | null = null): SheetRecord {
  const content = { points: { 1: 8 }, comments: "" }
  const unsent: UnsentSheet = {
    databaseId: "one",
    judgeId: 3,
    eventId: 2,
    entryId: 7,
    editId: "a",
    label: "Car 7 (7)",
    content,
    scores: [{ criterionId: 1, points: 8 }],
    isSubmitted: false,
    baseRevision: 0,
    ...fields,
  }
  const { databaseId, judgeId, entryId, editId, scores, isSubmitted, baseRevision } = unsent
  const body = { databaseId, judgeId, entryId, scores, comments: "", isSubmitted, baseRevision, mutationId: "m" }
  return { unsent, attempt: refusal && { databaseId, judgeId, entryId, editId, body, refusal }, known: null }
}
