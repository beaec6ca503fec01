import type { PendingNote } from "@rosette/outbox/records"
import { isFields } from "../../lib/is-fields.ts"
import type { Workspace } from "./stored-workspace.ts"

type Conflict = Workspace["conflicts"][number]

/** The conflicts that a judge has declared here and the server has confirmed, and the moment of each answer. */
export type Declarations = readonly { conflict: Conflict; heardAt: number }[]

const isConflict = (answer: unknown): answer is Conflict =>
  isFields(answer) && Number.isInteger(answer.id) && Number.isInteger(answer.entryId) && answer.state === "active"

/** The declarations with this answer to a note, if it is about one. */
export const withDeclaration = (declared: Declarations, answer: unknown, heardAt: number): Declarations =>
  isConflict(answer) ? [...declared, { conflict: answer, heardAt }] : declared

/** The workspace with the declarations that were confirmed after it was requested. */
export function withDeclared<Read extends Workspace & { askedAt?: number }>(read: Read, declared: Declarations): Read {
  const later = declared.filter(({ heardAt }) => heardAt > (read.askedAt ?? 0)).map(({ conflict }) => conflict)
  const there = new Set(read.conflicts.map(({ id }) => id))
  const missing = later.filter(({ id }) => !there.has(id))
  return missing.length === 0 ? read : { ...read, conflicts: [...read.conflicts, ...missing] }
}

/** The id of a declaration that waits on this device. */
export const WAITS = 0

/** The workspace as its judge sees it: they have stepped aside also where the declaration still waits here. */
export function withWaiting(workspace: Workspace, notes: ReadonlyMap<number, PendingNote>): Workspace {
  const { judge, conflicts } = workspace
  const waiting = [...notes.values()].flatMap(({ note }): Conflict[] => {
    if (note.call !== "stepAside") return []
    const { entryId, reason } = note
    return [{ id: WAITS, judgeId: judge.id, entryId, reason, source: "judge", by: judge.name, at: "", state: "active" }]
  })
  return waiting.length === 0 ? workspace : { ...workspace, conflicts: [...conflicts, ...waiting] }
}
