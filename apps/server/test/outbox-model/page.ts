import type { AnsweredSheets } from "@rosette/outbox/answered-sheets"
import { type HandClock, handClock } from "@rosette/outbox/hand-clock"
import { type Answer, Outbox } from "@rosette/outbox/outbox"
import type { UnsentSheet } from "@rosette/outbox/records"
import type { SendFailure } from "@rosette/outbox/send-failure"
import { Sender } from "@rosette/outbox/sender"
import type { Book } from "./book.ts"
import type { openDisk } from "./disk.ts"
import type { Network, Trip } from "./network.ts"
import type { NoteBook } from "./note-book.ts"
import type { Desk } from "./server.ts"

export type World = {
  desk: Desk
  network: Network
  book: Book
  notes: NoteBook
  /** Which edit a mutation id carries. */
  editOfTry: Map<string, string>
  newId: () => string
  /** Errors that only the outbox would notice. */
  faults: unknown[]
}

type Options = World & {
  disk: ReturnType<typeof openDisk>
  sessionId: string
  onAnswer: (answer: Answer) => void
  /** Called with the entry of a declaration that the server has confirmed. */
  onTold: (entryId: number) => void
  /** Called with each edit before the outbox stores it; the result is called afterwards. */
  onStore: (edit: UnsentSheet) => () => void
  /** Called with the edit of a moved draft that has left its entry already, as the server says. */
  onNothingToMove: (entryId: number, editId: string) => void
  /** The pending edit of a record. */
  keptEdit: (entryId: number) => string | undefined
  /** Called with an edit that is sent while nothing can be stored: only this page knows of the attempt. */
  onUnrecorded: (editId: string) => void
}

export type ModelPage = {
  outbox: Outbox
  sender: Sender
  clock: HandClock
  trips: Trip[]
  state: { isAlive: boolean }
  answered: AnsweredSheets
}

/** The outbox also makes edits of its own, when a draft is moved. */
class WatchedOutbox extends Outbox {
  readonly #onStore: Options["onStore"]

  constructor({ onStore, ...options }: ConstructorParameters<typeof Outbox>[0] & Pick<Options, "onStore">) {
    super(options)
    this.#onStore = onStore
  }

  protected override write(sheets: readonly UnsentSheet[]): void {
    const whenStored = sheets.map((sheet) => this.#onStore(sheet))
    super.write(sheets)
    for (const done of whenStored) done()
  }
}

/** A connection without any answer for this time counts as broken. */
const LONGEST_TRY_MS = 20_000

/** One page on a phone with its own clock: an outbox and a sender as a browser runs them. */
export function openModelPage({ desk, network, book, editOfTry, newId, faults, disk, ...options }: Options): ModelPage {
  const { sessionId, onAnswer, onTold, onStore, onNothingToMove, keptEdit, onUnrecorded } = options
  const { databaseId, judgeId, eventId } = desk
  const clock = handClock()
  const trips: Trip[] = []
  const state = { isAlive: true }
  const outbox = new WatchedOutbox({
    // A page that was killed in the middle of a move stores nothing any more.
    onStore: (change) => (state.isAlive ? onStore(change) : () => {}),
    owner: { databaseId, judgeId },
    eventId,
    store: disk.openStore(),
    clock,
    newId,
    failureOf: (error) => error as SendFailure,
    async post(body) {
      const records = await disk.read()
      if (!state.isAlive) return new Promise(() => {})
      const attempt = records.get(body.entryId)?.attempt
      const isOnRecord = JSON.stringify(attempt?.body) === JSON.stringify(body)
      if (!isOnRecord && outbox.storage() === "works") faults.push(new Error("It left before it was on record."))
      // If an attempt is not stored, only the page knows which edit it carries: the pending one.
      if (!editOfTry.has(body.mutationId))
        editOfTry.set(body.mutationId, (isOnRecord ? attempt?.editId : keptEdit(body.entryId)) ?? "")
      if (!isOnRecord) onUnrecorded(editOfTry.get(body.mutationId) ?? "")
      return network
        .post(sessionId, body, (trip) => {
          trips.push(trip)
          clock.after(LONGEST_TRY_MS, () => network.giveUpOn(trip))
        })
        .catch((failure: SendFailure) => {
          const kept = keptEdit(body.entryId)
          if (state.isAlive && kept && failure.kind === "refused" && failure.current) book.met(kept, failure.current)
          if (state.isAlive && body.movedTo !== undefined && failure.code === "INVALID_INPUT")
            onNothingToMove(body.entryId, editOfTry.get(body.mutationId) ?? "")
          throw failure
        })
    },
    onAnswer: (answer) => {
      if (state.isAlive) onAnswer(answer)
    },
    onNoteTold: (answer) => {
      const told = answer as { entryId: number }
      if (state.isAlive) onTold(told.entryId)
    },
  })
  const sender = new Sender({ outbox, clock, random: () => 0.5 })
  void outbox.load().then(() => sender.wake())
  return { outbox, sender, clock, trips, state, answered: new Map() }
}
