import type { SavedSheet } from "@rosette/contract"
import type { KeptSheet, Refusal, SheetToSend } from "./records.ts"
import {
  hasSomethingToSend,
  isHeldBack,
  isOut,
  nextAttempt,
  whenDropped,
  whenInsisted,
  whenRefused,
  whenSaved,
} from "./rules.ts"
import { openShelf, type ShelfOptions } from "./shelf.ts"

export type OutboxOptions = Omit<ShelfOptions, "isInFlight"> & {
  /** Sends one sheet; rejects where it is refused or does not arrive. */
  post: (sheet: SheetToSend) => Promise<SavedSheet>
  refusalOf: (error: unknown) => Refusal
  /** A new UUID. */
  newId: () => string
  /** What has become of a try. */
  onAnswer?: (answer: Answer) => void
}

/** What the server said to the sheet of one edit. */
export type Answer = { entryId: number; editId: string } & (
  | { saved: SavedSheet; sent: SheetToSend; refusal: null }
  | { saved: null; refusal: Refusal }
)

/** How sending ended: all is out, or the line was cut, or the judge has to sign in. */
export type SendingEnd = { end: "done" } | { end: "cut" | "signed-out"; refusal: Refusal }

export type Change = Omit<KeptSheet, "judgeId" | "editId">

/** How many sheets are on the line at once, as soon as one has come through. */
const LANES = 4

/** Refusals that say nothing about the sheet: the server did not decide, so the try may be repeated as it is. */
const UNDECIDED = new Set(["OFFLINE", "UNREACHABLE", "UNREADABLE", "UNAVAILABLE", "TOO_MANY_ATTEMPTS"])

/** Nobody is signed in any more, or another judge is. */
const SIGNED_OUT = new Set(["SIGN_IN_REQUIRED", "FORBIDDEN"])

const DONE: SendingEnd = { end: "done" }

export type Outbox = ReturnType<typeof openOutbox>

/**
 * A judge's unsent sheets: each change is kept first and sent then, in order per sheet, the newest of what has not left yet,
 * every try under a mutation id that is repeated until it is answered. Nothing leaves it but by an answer or by the judge.
 */
export function openOutbox({ post, refusalOf, newId, onAnswer, ...options }: OutboxOptions) {
  const { judgeId } = options
  const inFlight = new Set<number>()
  /** Sheets on which the line was cut, the latest last: the others go first, should this one be what the server cannot bear. */
  const cutOn = new Set<number>()
  const shelf = openShelf({ ...options, isInFlight: (entryId) => inFlight.has(entryId) })

  async function ask(body: SheetToSend) {
    try {
      return { saved: await post(body), refusal: null }
    } catch (error) {
      return { saved: null, refusal: refusalOf(error) }
    }
  }

  async function sendOne(entryId: number): Promise<SendingEnd> {
    inFlight.add(entryId)
    shelf.show()
    try {
      const mutationId = newId()
      const { attempt } = await shelf.update(entryId, (record) => ({
        ...record,
        attempt: nextAttempt(record, mutationId) ?? record.attempt,
      }))
      if (!attempt || attempt.refusal) return DONE
      const { editId, body } = attempt
      const { saved, refusal } = await ask(body)
      cutOn.delete(entryId)
      if (saved) {
        // Told first, so that no screen shows the sheet of before in between.
        onAnswer?.({ entryId, editId, saved, sent: body, refusal: null })
        await shelf.update(entryId, (record) => whenSaved(record, body.mutationId, saved))
        return DONE
      }
      if (UNDECIDED.has(refusal.code)) {
        cutOn.add(entryId)
        return { end: "cut", refusal }
      }
      if (SIGNED_OUT.has(refusal.code)) return { end: "signed-out", refusal }
      const record = await shelf.update(entryId, (before) => whenRefused(before, body.mutationId, refusal))
      if (isHeldBack(record)) onAnswer?.({ entryId, editId, saved: null, refusal })
      return DONE
    } finally {
      inFlight.delete(entryId)
      shelf.show()
    }
  }

  function nextEntry(isDue: (entryId: number) => boolean): number | undefined {
    const ready = shelf.entries().flatMap(([id, record]) => {
      return hasSomethingToSend(record) && !inFlight.has(id) && isDue(id) ? [id] : []
    })
    return ready.find((id) => !cutOn.has(id)) ?? [...cutOn].find((id) => ready.includes(id))
  }

  return {
    /** The sheets that the server does not have as they stand here; the same map until something changes. */
    pending: shelf.pending,
    subscribe: shelf.subscribe,
    load: shelf.load,
    /** False where what is kept does not outlive this page. */
    isSafe: shelf.isSafe,
    settled: shelf.settled,
    /** Sends all that is due, one sheet first and then several at once; one tab at a time. Rejects only if a listener throws. */
    async sendAll(isDue: (entryId: number) => boolean = () => true): Promise<SendingEnd> {
      await shelf.load()
      let ending = DONE
      const lane = async (most: number) => {
        for (let sent = 0; sent < most && ending === DONE; sent++) {
          const entryId = nextEntry(isDue)
          if (entryId === undefined) return
          const end = await sendOne(entryId)
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
      shelf.keep({ ...change, judgeId, editId })
      return editId
    },
    /** Gives up what is kept of a sheet, unless it is being sent or a try is out: then only the server can say what became of it. */
    async drop(entryId: number): Promise<void> {
      const record = shelf.recordOf(entryId)
      const { kept } = record
      if (!kept || isOut(record) || inFlight.has(entryId)) return
      shelf.clear(entryId)
      await shelf.update(entryId, (before) => whenDropped(before, kept.editId))
    },
    /** Sends a refused sheet again, over what the server has now. */
    async insist(entryId: number): Promise<void> {
      const { attempt } = shelf.recordOf(entryId)
      if (attempt) await shelf.update(entryId, (before) => whenInsisted(before, attempt.body.mutationId))
    },
  }
}
