import { noteId } from "@rosette/outbox/notes"
import type { EntryNote, PendingNote, PendingSheet } from "@rosette/outbox/records"
import type { SheetRefused } from "@rosette/outbox/send-failure"
import type { Desk } from "./desk.ts"
import { SIGNED_IN } from "./desk.ts"
import { DEMO_WORKSPACE, TestModeSaving } from "./test-mode.ts"

const nothing = () => undefined

/** A saving for tests with these sheets, which wait to be sent and reach no server. */
export function aSaving(sheets: Iterable<[number, PendingSheet]> = []) {
  const saving = new TestModeSaving(sheets)
  return { ...saving, waiting: saving.pending }
}

/** The same with notes about entries; `refusal` is what has become of those that are stored in it. */
export class NotingSaving extends TestModeSaving {
  #notes: ReadonlyMap<number, PendingNote> = new Map()
  refusal: SheetRefused | null = null
  override readonly waiting = this.pending
  override readonly notes = () => this.#notes
  override readonly storeNote = (note: EntryNote, label: string): void => {
    const { refusal } = this
    const waiting = { note, label, state: refusal ? "needs-you" : "unsent", refusal, isUnanswered: false } as const
    this.#notes = new Map(this.#notes).set(noteId(note), waiting)
    this.tell()
  }
  override readonly drop = (id: number): void => {
    this.#notes = new Map([...this.#notes].filter(([other]) => other !== id))
    this.tell()
  }
}

/** A signed-in judge's desk for tests. */
export const aDesk = (fields: Partial<Desk> = {}): Desk => ({
  workspace: DEMO_WORKSPACE,
  saving: aSaving(),
  mode: SIGNED_IN,
  session: { state: "open" },
  refresh: nothing,
  isRefreshing: false,
  onExit: nothing,
  ...fields,
})
