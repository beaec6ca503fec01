import type { SavedSheet } from "@rosette/contract/sheets"
import { readText } from "@rosette/domain/text/typed-text"
import { isAnswerToNote, noteIdsOf, whenTold } from "./notes.ts"
import { RecordCache, type RecordCacheOptions } from "./record-cache.ts"
import type { SheetRecord, SheetToSend, UnsentChange, UnsentSheet } from "./records.ts"
import {
  hasSomethingToSend,
  isAnswerTo,
  isHeldBack,
  isUnanswered,
  nextAttempt,
  sentAfter,
  whenDropped,
  whenRefused,
  whenSaved,
  whenSentAnyway,
} from "./rules.ts"
import type { Cut, SendFailure, SheetRefused, Stopped } from "./send-failure.ts"

type OutboxOptions = RecordCacheOptions & {
  eventId: number
  /** Sends one sheet; rejects if it is refused or does not arrive. Its result is accepted only if it fits the sheet. */
  post: (sheet: SheetToSend) => Promise<unknown>
  failureOf: (error: unknown) => SendFailure
  /** A new UUID. */
  newId: () => string
  /** Called with the outcome of an attempt. */
  onAnswer?: (answer: Answer) => void
  /** Called with what the server has answered to a note about an entry. */
  onNoteTold?: (answer: unknown) => void
}

/**
 * The server's answer to the sheet of one edit. A repeated attempt gets the first answer again: the sheet may have changed
 * since.
 */
export type Answer = { entryId: number; editId: string } & (
  | { saved: SavedSheet; sent: SheetToSend; isRepeat: boolean; refusal: null }
  | { saved: null; refusal: SheetRefused }
)

/** How sending ended: everything was sent, or the connection failed, or nothing of this judge can be sent at the moment. */
export type SendingEnd = { end: "done" } | { end: "cut"; failure: Cut } | { end: "stopped"; failure: Stopped }

export type Change = UnsentChange

/** How many sheets are sent at the same time after the first one has arrived. */
const LANES = 4

const DONE: SendingEnd = { end: "done" }

const NO_ANSWER = {
  kind: "unreadable",
  code: "UNREADABLE",
  message: "The reply was not an answer to this score sheet. The sheet is sent again.",
} as const satisfies SendFailure

type SendResult = { saved: SavedSheet } | { saved: null; told: unknown } | { saved: null; failure: SendFailure }

/**
 * A judge's unsent sheets. Each change is first stored and then sent, in order per sheet; of unsent changes only the newest. Every
 * attempt is repeated with its mutation id until it is answered. A sheet leaves the outbox only by an answer or by the judge.
 */
export class Outbox extends RecordCache {
  readonly #options: OutboxOptions
  /** Sheets whose last attempt was cut, the latest last. The others are sent first, in case this sheet makes the server fail. */
  readonly #cutOn = new Set<number>()

  constructor(options: OutboxOptions) {
    super(options)
    this.#options = options
  }

  /**
   * Stores a change, which replaces the previous one of the sheet, with its comment as the server will store it. Returns the id of
   * this edit.
   */
  store(change: Change): string {
    const edit = this.#editOf(change)
    this.write([edit])
    return edit.editId
  }

  /**
   * Moves a draft: it becomes the sheet of another entry, and that of its own is empty. Both are stored together; the second is sent
   * after the first is saved. Whatever happens in between, nothing is lost.
   */
  move(to: Change, { entryId, label, baseRevision }: Pick<Change, "entryId" | "label" | "baseRevision">): void {
    const content = { points: {}, comments: "" }
    const left = { entryId, label, baseRevision, content, scores: [], isSubmitted: false, movedTo: to.entryId }
    this.write([this.#editOf(to), this.#editOf(left)])
  }

  #editOf(change: Change): UnsentSheet {
    const { eventId, newId } = this.#options
    const { databaseId, judgeId } = this.owner
    const content = { ...change.content, comments: readText(change.content.comments) }
    return { ...change, content, databaseId, judgeId, eventId, editId: newId() }
  }

  /** Drops what is unsent of a sheet, unless an attempt is being sent or unanswered: then only the server knows its outcome. */
  async drop(entryId: number): Promise<void> {
    const record = this.recordOf(entryId)
    const { unsent, attempt } = record
    if (!unsent || isUnanswered(record) || this.inFlight.has(entryId)) return
    this.clear(entryId)
    // Stored before the other one is dropped: whatever happens in between, nothing is lost.
    if (attempt?.refusal) this.#keepWhereTheyWere(unsent)
    await this.update(entryId, (before) => whenDropped(before, unsent.editId))
  }

  /**
   * Drafts that were moved to an entry which has not taken them are drafts of their own entry again, as they were typed last. One that
   * is leaving already was taken.
   */
  #keepWhereTheyWere({ entryId, content, scores }: UnsentSheet): void {
    for (const [, { unsent, attempt }] of this.entries()) {
      if (unsent?.movedTo !== entryId || attempt?.editId === unsent.editId) continue
      const { movedTo: _, ...draft } = unsent
      this.store({ ...draft, content, scores })
    }
  }

  /** Sends a refused sheet again, over the server's current one. */
  async sendAnyway(entryId: number): Promise<void> {
    const { attempt } = this.recordOf(entryId)
    if (attempt) await this.update(entryId, (before) => whenSentAnyway(before, attempt.body.mutationId))
  }

  /**
   * Sends everything that is due, first one sheet and then several at once. Call it in one tab at a time. Rejects only if a
   * listener throws.
   */
  async sendAll(isDue: (entryId: number) => boolean = () => true): Promise<SendingEnd> {
    await this.load()
    let ending = DONE
    const lane = async (most: number) => {
      for (let sent = 0; sent < most && ending === DONE; sent++) {
        const entryId = this.#nextEntry(isDue)
        if (entryId === undefined) return
        const end = await this.#sendOne(entryId)
        if (end !== DONE) ending = end
      }
    }
    await lane(1)
    await Promise.all(Array.from({ length: LANES }, () => lane(Number.POSITIVE_INFINITY)))
    return ending
  }

  #nextEntry(isDue: (entryId: number) => boolean): number | undefined {
    const ready = this.entries().flatMap(([id, record]) => {
      return hasSomethingToSend(record) && !this.inFlight.has(id) && isDue(id) && !this.waitsForAnother(id) ? [id] : []
    })
    return ready.find((id) => !this.#cutOn.has(id)) ?? [...this.#cutOn].find((id) => ready.includes(id))
  }

  /** Whether something else has to be sent first: with it, this sheet is sent too. */
  waitsForAnother(entryId: number): boolean {
    return this.#waitsForNote(entryId) || this.#waitsForTarget(this.recordOf(entryId))
  }

  /** What a judge tells of an entry is sent before its sheet. */
  #waitsForNote(entryId: number): boolean {
    return (
      entryId > 0 && noteIdsOf(entryId).some((id) => this.inFlight.has(id) || hasSomethingToSend(this.recordOf(id)))
    )
  }

  /** A draft leaves its entry only after the sheet that it has become is saved. */
  #waitsForTarget(record: SheetRecord): boolean {
    const target = sentAfter(record)
    return target !== undefined && (this.inFlight.has(target) || this.recordOf(target).unsent !== null)
  }

  async #sendOne(entryId: number): Promise<SendingEnd> {
    this.inFlight.add(entryId)
    this.show()
    try {
      return await this.#sendAttempt(entryId)
    } finally {
      this.inFlight.delete(entryId)
      this.show()
    }
  }

  /** Sends one attempt of one sheet, with the mutation id of the previous attempt if that one was not answered. */
  async #sendAttempt(entryId: number): Promise<SendingEnd> {
    const { newId, onAnswer } = this.#options
    const mutationId = newId()
    const { attempt } = await this.update(entryId, (record) => {
      // It may have been moved since it was chosen to be sent.
      const next = this.#waitsForTarget(record) ? null : nextAttempt(record, mutationId)
      return { ...record, attempt: next ?? record.attempt }
    })
    if (!attempt || attempt.refusal) return DONE
    const { editId, body } = attempt
    const answer = await this.#ask(body)
    this.#cutOn.delete(entryId)
    if ("failure" in answer) return this.#whenFailed({ entryId, editId, body }, answer.failure)
    if (!answer.saved) {
      this.#options.onNoteTold?.(answer.told)
      await this.update(entryId, (record) => whenTold(record, body.mutationId))
      return DONE
    }
    const { saved } = answer
    // Called first, so that no screen briefly shows the old sheet.
    onAnswer?.({ entryId, editId, saved, sent: body, isRepeat: body.mutationId !== mutationId, refusal: null })
    await this.update(entryId, (record) => whenSaved(record, body.mutationId, saved))
    return DONE
  }

  async #whenFailed(
    { entryId, editId, body }: { entryId: number; editId: string; body: SheetToSend },
    failure: SendFailure,
  ): Promise<SendingEnd> {
    switch (failure.kind) {
      case "noLine":
      case "unreadable":
      case "unavailable":
        this.#cutOn.add(entryId)
        return { end: "cut", failure }
      case "signedOut":
      case "otherDatabase":
        return { end: "stopped", failure }
      case "refused": {
        const record = await this.update(entryId, (before) => whenRefused(before, body.mutationId, failure))
        if (isHeldBack(record)) this.#options.onAnswer?.({ entryId, editId, saved: null, refusal: failure })
        return DONE
      }
    }
  }

  async #ask(body: SheetToSend): Promise<SendResult> {
    const { post, failureOf } = this.#options
    try {
      const answer = await post(body)
      if (body.note)
        return isAnswerToNote(body.note, answer) ? { saved: null, told: answer } : { saved: null, failure: NO_ANSWER }
      return isAnswerTo(body, answer) ? { saved: answer } : { saved: null, failure: NO_ANSWER }
    } catch (error) {
      return { saved: null, failure: failureOf(error) }
    }
  }
}
