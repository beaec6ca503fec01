import type { SavedSheet } from "@rosette/contract/sheets"
import { readText } from "@rosette/domain/text/typed-text"
import { openRecordCache, type RecordCache, type RecordCacheOptions } from "./record-cache.ts"
import type { KeptSheet, SheetOwner, SheetToSend } from "./records.ts"
import {
  hasSomethingToSend,
  isHeldBack,
  isUnanswered,
  nextAttempt,
  whenDropped,
  whenRefused,
  whenSaved,
  whenSentAnyway,
} from "./rules.ts"
import { isAnswerTo } from "./saved-answer.ts"
import type { Cut, SendFailure, SheetRefused, Stopped } from "./send-failure.ts"

type OutboxOptions = Omit<RecordCacheOptions, "isInFlight"> & {
  eventId: number
  /** Sends one sheet; rejects if it is refused or does not arrive. Its result is accepted only if it fits the sheet. */
  post: (sheet: SheetToSend) => Promise<unknown>
  failureOf: (error: unknown) => SendFailure
  /** A new UUID. */
  newId: () => string
  /** Called with the outcome of an attempt. */
  onAnswer?: (answer: Answer) => void
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

export type Change = Omit<KeptSheet, keyof SheetOwner | "eventId" | "editId">

/** How many sheets are sent at the same time after the first one has arrived. */
const LANES = 4

const DONE: SendingEnd = { end: "done" }

const NO_ANSWER = {
  kind: "unreadable",
  code: "UNREADABLE",
  message: "The reply was not an answer to this score sheet. The sheet is sent again.",
} as const satisfies SendFailure

export type Outbox = ReturnType<typeof openOutbox>

/** What the attempts of one outbox share. */
type Sending = Pick<OutboxOptions, "post" | "failureOf" | "newId" | "onAnswer"> & {
  cache: RecordCache
  inFlight: Set<number>
  /** Sheets whose last attempt was cut, the latest last. The others are sent first, in case this sheet makes the server fail. */
  cutOn: Set<number>
}

type SendResult = { saved: SavedSheet } | { saved: null; failure: SendFailure }

async function ask({ post, failureOf }: Sending, body: SheetToSend): Promise<SendResult> {
  try {
    const answer = await post(body)
    return isAnswerTo(body, answer) ? { saved: answer } : { saved: null, failure: NO_ANSWER }
  } catch (error) {
    return { saved: null, failure: failureOf(error) }
  }
}

/** Sends one attempt of one sheet, with the mutation id of the previous attempt if that one was not answered. */
async function sendAttempt(sending: Sending, entryId: number): Promise<SendingEnd> {
  const { cache, cutOn, newId, onAnswer } = sending
  const mutationId = newId()
  const { attempt } = await cache.update(entryId, (record) => ({
    ...record,
    attempt: nextAttempt(record, mutationId) ?? record.attempt,
  }))
  if (!attempt || attempt.refusal) return DONE
  const { editId, body } = attempt
  const answer = await ask(sending, body)
  cutOn.delete(entryId)
  if (answer.saved) {
    const { saved } = answer
    // Called first, so that no screen briefly shows the old sheet.
    onAnswer?.({ entryId, editId, saved, sent: body, isRepeat: body.mutationId !== mutationId, refusal: null })
    await cache.update(entryId, (record) => whenSaved(record, body.mutationId, saved))
    return DONE
  }
  const { failure } = answer
  switch (failure.kind) {
    case "noLine":
    case "unreadable":
    case "unavailable":
      cutOn.add(entryId)
      return { end: "cut", failure }
    case "signedOut":
    case "otherDatabase":
      return { end: "stopped", failure }
    case "refused": {
      const record = await cache.update(entryId, (before) => whenRefused(before, body.mutationId, failure))
      if (isHeldBack(record)) onAnswer?.({ entryId, editId, saved: null, refusal: failure })
      return DONE
    }
  }
}

async function sendOne(sending: Sending, entryId: number): Promise<SendingEnd> {
  const { cache, inFlight } = sending
  inFlight.add(entryId)
  cache.show()
  try {
    return await sendAttempt(sending, entryId)
  } finally {
    inFlight.delete(entryId)
    cache.show()
  }
}

function nextEntry({ cache, inFlight, cutOn }: Sending, isDue: (entryId: number) => boolean): number | undefined {
  const ready = cache.entries().flatMap(([id, record]) => {
    return hasSomethingToSend(record) && !inFlight.has(id) && isDue(id) ? [id] : []
  })
  return ready.find((id) => !cutOn.has(id)) ?? [...cutOn].find((id) => ready.includes(id))
}

/**
 * A judge's unsent sheets. Each change is first kept and then sent, in order per sheet; of unsent changes only the newest. Every
 * attempt is repeated with its mutation id until it is answered. A sheet leaves the outbox only by an answer or by the judge.
 */
export function openOutbox({ post, failureOf, newId, onAnswer, eventId, ...options }: OutboxOptions) {
  const { databaseId, judgeId } = options.owner
  const inFlight = new Set<number>()
  const cache = openRecordCache({ ...options, isInFlight: (entryId) => inFlight.has(entryId) })
  const sending: Sending = { post, failureOf, newId, onAnswer, cache, inFlight, cutOn: new Set() }
  return {
    /** The sheets that the server does not have in this state; the same map until something changes. */
    pending: cache.pending,
    known: cache.known,
    subscribe: cache.subscribe,
    load: cache.load,
    /** Whether kept sheets outlive this page. */
    storage: cache.storage,
    settled: cache.settled,
    /**
     * Sends everything that is due, first one sheet and then several at once. Call it in one tab at a time. Rejects only if a
     * listener throws.
     */
    async sendAll(isDue: (entryId: number) => boolean = () => true): Promise<SendingEnd> {
      await cache.load()
      let ending = DONE
      const lane = async (most: number) => {
        for (let sent = 0; sent < most && ending === DONE; sent++) {
          const entryId = nextEntry(sending, isDue)
          if (entryId === undefined) return
          const end = await sendOne(sending, entryId)
          if (end !== DONE) ending = end
        }
      }
      await lane(1)
      await Promise.all(Array.from({ length: LANES }, () => lane(Number.POSITIVE_INFINITY)))
      return ending
    },
    /**
     * Keeps a change, which replaces the previous one of the sheet, with its comment as the server will store it. Returns the id
     * of this edit.
     */
    keep(change: Change): string {
      const editId = newId()
      const content = { ...change.content, comments: readText(change.content.comments) }
      cache.keep({ ...change, content, databaseId, judgeId, eventId, editId })
      return editId
    },
    /** Drops what is kept of a sheet, unless an attempt is being sent or unanswered: then only the server knows its outcome. */
    async drop(entryId: number): Promise<void> {
      const record = cache.recordOf(entryId)
      const { kept } = record
      if (!kept || isUnanswered(record) || inFlight.has(entryId)) return
      cache.clear(entryId)
      await cache.update(entryId, (before) => whenDropped(before, kept.editId))
    },
    /** Sends a refused sheet again, over the server's current one. */
    async sendAnyway(entryId: number): Promise<void> {
      const { attempt } = cache.recordOf(entryId)
      if (attempt) await cache.update(entryId, (before) => whenSentAnyway(before, attempt.body.mutationId))
    },
  }
}
