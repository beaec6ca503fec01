import type { SheetToSend } from "@rosette/outbox/records"
import { expect } from "vitest"
import type { Outcome } from "./server.ts"

/** What the server held of declarations at a moment. */
export type NotePage = { declared: Set<number>; answers: Map<string, number>; lines: number }

export type NoteBook = ReturnType<typeof openNoteBook>

/**
 * The simple model of stepping aside: each declaration that its judge has not undone is on the server once, whatever happens, and a
 * repeated attempt declares nothing again.
 */
export function openNoteBook() {
  /** The entry of each declaration that was made on a phone. */
  const made = new Map<string, number>()
  const told = new Set<string>()
  /** Undone by its judge, or lost with a page that could store nothing. */
  const givenUp = new Set<string>()
  /** Given up while a copy was on its way, which may still arrive. */
  const mayStillArrive = new Set<string>()
  let declared = new Set<number>()
  let answers = new Map<string, number>()
  /** Told, and then lost by the server with an older copy. */
  const lost = new Set<string>()
  let lines = 0

  return {
    made: (id: string, entryId: number) => void made.set(id, entryId),
    isTold: (id: string) => told.has(id),
    givenUp(id: string, isUnderWay: boolean): void {
      givenUp.add(id)
      if (isUnderWay) mayStillArrive.add(id)
    },
    cameBack: (id: string) => void givenUp.delete(id),
    declaredByOrganizer: (entryId: number) => void declared.add(entryId),
    declared: () => [...declared].sort((a, b) => a - b),
    lines: () => lines,
    /** The server has answered an attempt; returns the outcome in a word. */
    arrived(id: string, { mutationId, note }: SheetToSend, outcome: Outcome): string {
      if (outcome.failure) return outcome.failure.code
      const { id: conflictId } = outcome.told ?? { id: 0 }
      if (answers.has(mutationId)) {
        expect(conflictId, "the answer to a repeat").toBe(answers.get(mutationId))
        return "told again"
      }
      if (givenUp.has(id)) expect(mayStillArrive, "an undone declaration was sent").toContain(id)
      answers.set(mutationId, conflictId)
      told.add(id)
      const entryId = note?.entryId ?? 0
      if (!declared.has(entryId)) lines += 1
      declared.add(entryId)
      return "told"
    },
    copy: (): NotePage => ({ declared: new Set(declared), answers: new Map(answers), lines }),
    restored(page: NotePage): void {
      for (const [id, entryId] of made) if (told.has(id) && !page.declared.has(entryId)) lost.add(id)
      declared = new Set(page.declared)
      answers = new Map(page.answers)
      lines = page.lines
    },
    /** In the end each declaration has an outcome. */
    close(): void {
      for (const [id, entryId] of made) {
        expect(told.has(id) || givenUp.has(id), `${id} has vanished`).toBe(true)
        if (told.has(id) && !lost.has(id)) expect(declared, `${id} was told`).toContain(entryId)
      }
    },
  }
}
