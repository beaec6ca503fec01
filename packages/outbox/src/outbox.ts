import type { SavedSheet } from "@rosette/contract"
import { openRecordCache, type RecordCache, type RecordCacheOptions } from "./records/record-cache.ts"
import type { KeptSheet, SheetOwner, SheetToSend } from "./records/records.ts"
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
import { isAnswerTo } from "./sending/saved-answer.ts"
import type { Cut, Refusal, SendFailure, Stopped } from "./sending/send-failure.ts"

export type OutboxOptions = Omit<RecordCacheOptions, "isInFlight"> & {
  eventId: number
  /** Sends one sheet; rejects where it is refused or does not arrive. What it answers is believed only when it fits the sheet. */
  post: (sheet: SheetToSend) => Promise<unknown>
  failureOf: (error: unknown) => SendFailure
  /** A new UUID. */
  newId: () => string
  /** What has become of a try. */
  onAnswer?: (answer: Answer) => void
}

/** What the server said to the sheet of one edit. A repeat is answered as the first time: the sheet may have changed since. */
export type Answer = { entryId: number; editId: string } & (
  | { saved: SavedSheet; sent: SheetToSend; isRepeat: boolean; refusal: null }
  | { saved: null; refusal: Refusal }
)

/** How sending ended: all is out, or the line was cut, or nothing of this judge can be sent at present. */
export type SendingEnd = { end: "done" } | { end: "cut"; failure: Cut } | { end: "stopped"; failure: Stopped }

export type Change = Omit<KeptSheet, keyof SheetOwner | "eventId" | "editId">

/** How many sheets are on the line at once, as soon as one has come through. */
const LANES = 4

const DONE: SendingEnd = { end: "done" }

const NO_ANSWER = {
  kind: "unreadable",
  code: "UNREADABLE",
  message: "The reply was not an answer to this score sheet. The sheet stays on this device and is sent again.",
} as const satisfies SendFailure

export type Outbox = ReturnType<typeof openOutbox>

/** What the tries of one outbox share. */
type Sending = Pick<OutboxOptions, "post" | "failureOf" | "newId" | "onAnswer"> & {
  cache: RecordCache
  inFlight: Set<number>
  /** Sheets on which the line was cut, the latest last: the others go first, should this one be what the server cannot bear. */
  cutOn: Set<number>
}

type Asked = { saved: SavedSheet } | { saved: null; failure: SendFailure }

async function ask({ post, failureOf }: Sending, body: SheetToSend): Promise<Asked> {
  try {
    const answer = await post(body)
    return isAnswerTo(body, answer) ? { saved: answer } : { saved: null, failure: NO_ANSWER }
  } catch (error) {
    return { saved: null, failure: failureOf(error) }
  }
}

/** One try of one sheet, under the id of the try before where that was not answered. */
async function trySheet(sending: Sending, entryId: number): Promise<SendingEnd> {
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
    // Told first, so that no screen shows the sheet of before in between.
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
    return await trySheet(sending, entryId)
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
 * A judge's unsent sheets: each change is kept first and sent then, in order per sheet, the newest of what has not left yet,
 * every try under a mutation id that is repeated until it is answered. Nothing leaves it but by an answer or by the judge.
 */
export function openOutbox({ post, failureOf, newId, onAnswer, eventId, ...options }: OutboxOptions) {
  const { databaseId, judgeId } = options.owner
  const inFlight = new Set<number>()
  const cache = openRecordCache({ ...options, isInFlight: (entryId) => inFlight.has(entryId) })
  const sending: Sending = { post, failureOf, newId, onAnswer, cache, inFlight, cutOn: new Set() }
  return {
    /** The sheets that the server does not have as they stand here; the same map until something changes. */
    pending: cache.pending,
    known: cache.known,
    subscribe: cache.subscribe,
    load: cache.load,
    /** Whether what is kept outlives this page. */
    storage: cache.storage,
    settled: cache.settled,
    /** Sends all that is due, one sheet first and then several at once; one tab at a time. Rejects only if a listener throws. */
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
    /** Keeps a change; the newest replaces what was kept of the sheet before. Answers the id of this edit. */
    keep(change: Change): string {
      const editId = newId()
      cache.keep({ ...change, databaseId, judgeId, eventId, editId })
      return editId
    },
    /** Gives up what is kept of a sheet, unless it is being sent or a try is out: then only the server can say what became of it. */
    async drop(entryId: number): Promise<void> {
      const record = cache.recordOf(entryId)
      const { kept } = record
      if (!kept || isUnanswered(record) || inFlight.has(entryId)) return
      cache.clear(entryId)
      await cache.update(entryId, (before) => whenDropped(before, kept.editId))
    },
    /** Sends a refused sheet again, over what the server has now. */
    async sendAnyway(entryId: number): Promise<void> {
      const { attempt } = cache.recordOf(entryId)
      if (attempt) await cache.update(entryId, (before) => whenSentAnyway(before, attempt.body.mutationId))
    },
  }
}
