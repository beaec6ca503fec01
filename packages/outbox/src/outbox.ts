import type { SavedSheet } from "@rosette/contract"
import { memoryStore } from "./memory-store.ts"
import {
  type KeptSheet,
  NO_RECORD,
  type PendingSheet,
  type Refusal,
  type SheetRecord,
  type SheetToSend,
} from "./records.ts"
import {
  hasSomethingToSend,
  isHeldBack,
  nextAttempt,
  pendingOf,
  whenDropped,
  whenInsisted,
  whenRefused,
  whenSaved,
} from "./rules.ts"
import type { OutboxStore } from "./store.ts"

export type OutboxOptions = {
  judgeId: number
  store: OutboxStore
  /** Sends one sheet; rejects where it is refused or does not arrive. */
  post: (sheet: SheetToSend) => Promise<SavedSheet>
  refusalOf: (error: unknown) => Refusal
  /** A new UUID. */
  newId: () => string
  /** What has become of a try. */
  onAnswer?: (answer: Answer) => void
  /** The device keeps nothing any more: from now on what is not sent lives as long as the page. */
  onStorageLost?: () => void
  /** A record has changed that other tabs may be showing. */
  onRecord?: () => void
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

export type Outbox = ReturnType<typeof openOutbox>

/**
 * A judge's unsent sheets: each change is kept first and sent then, in order per sheet, the newest of what has not left yet,
 * every try under a mutation id that is repeated until it is answered. Nothing leaves it but by an answer or by the judge.
 */
export function openOutbox({
  judgeId,
  store,
  post,
  refusalOf,
  newId,
  onAnswer,
  onStorageLost,
  onRecord,
}: OutboxOptions) {
  let area = store
  let isSafe = true
  const records = new Map<number, SheetRecord>()
  const inFlight = new Set<number>()
  /** Sheets whose newest edit is not yet in the store, with the write that will bring it there. */
  const writing = new Map<number, Promise<void>>()
  /** Counts the changes of records, so that a reading of the store never overwrites what was changed while it was read. */
  let steps = 0
  const lastStepOf = new Map<number, number>()
  let shown: ReadonlyMap<number, PendingSheet> = new Map()
  const listeners = new Set<() => void>()

  function show(): void {
    shown = new Map(
      [...records].flatMap(([entryId, record]) => {
        const pending = pendingOf(record, inFlight.has(entryId))
        return pending ? [[entryId, pending] as const] : []
      }),
    )
    for (const listener of listeners) listener()
  }

  function put(entryId: number, record: SheetRecord): void {
    steps += 1
    lastStepOf.set(entryId, steps)
    if (record.kept || record.attempt) records.set(entryId, record)
    else records.delete(entryId)
    show()
  }

  const recordOf = (entryId: number) => records.get(entryId) ?? NO_RECORD

  /** From now on in memory, with all that is known. */
  function loseStorage(): void {
    if (!isSafe) return
    isSafe = false
    area = memoryStore(records)
    onStorageLost?.()
    show()
  }

  async function write(entryId: number): Promise<void> {
    for (let written: string | null = null; ; ) {
      const { kept } = recordOf(entryId)
      if (!kept || kept.editId === written) break
      await area.keep(kept).catch(async () => {
        loseStorage()
        await area.keep(kept)
      })
      written = kept.editId
    }
    writing.delete(entryId)
    onRecord?.()
  }

  /** One step on a record, in the store first. What is typed meanwhile stays the newest. */
  async function update(entryId: number, change: (record: SheetRecord) => SheetRecord): Promise<SheetRecord> {
    await writing.get(entryId)
    const before = recordOf(entryId).kept?.editId
    const record = await area.update(judgeId, entryId, change).catch(() => {
      loseStorage()
      return area.update(judgeId, entryId, change)
    })
    const now = recordOf(entryId)
    const isTyped = now.kept !== null && now.kept.editId !== before
    put(entryId, isTyped ? { kept: now.kept, attempt: record.attempt } : record)
    onRecord?.()
    return record
  }

  /** What other tabs and earlier visits have left. */
  async function load(): Promise<void> {
    const begun = steps
    const stored = new Map(await area.all(judgeId).catch(() => [...records]))
    const isOurs = (id: number) => writing.has(id) || inFlight.has(id) || (lastStepOf.get(id) ?? 0) > begun
    for (const entryId of [...records.keys()]) if (!stored.has(entryId) && !isOurs(entryId)) records.delete(entryId)
    for (const [entryId, record] of stored) if (!isOurs(entryId)) records.set(entryId, record)
    show()
  }

  async function sendOne(entryId: number): Promise<SendingEnd> {
    inFlight.add(entryId)
    try {
      const { attempt } = await update(entryId, (record) => ({
        ...record,
        attempt: nextAttempt(record, newId) ?? record.attempt,
      }))
      if (attempt?.fate !== "unknown") return { end: "done" }
      const { editId, body } = attempt
      const { saved, refusal } = await post(body).then(
        (answer) => ({ saved: answer, refusal: null }),
        (error: unknown) => ({ saved: null, refusal: refusalOf(error) }),
      )
      if (saved) {
        // Told first, so that no screen shows the sheet of before in between.
        onAnswer?.({ entryId, editId, saved, sent: body, refusal: null })
        inFlight.delete(entryId)
        await update(entryId, (record) => whenSaved(record, body.mutationId, saved))
        return { end: "done" }
      }
      inFlight.delete(entryId)
      if (UNDECIDED.has(refusal.code)) return { end: "cut", refusal }
      if (SIGNED_OUT.has(refusal.code)) return { end: "signed-out", refusal }
      const record = await update(entryId, (before) => whenRefused(before, body.mutationId, refusal))
      if (isHeldBack(record)) onAnswer?.({ entryId, editId, saved: null, refusal })
      return { end: "done" }
    } finally {
      inFlight.delete(entryId)
      show()
    }
  }

  /** Sends all that is due, one tab at a time. Never rejects. */
  async function sendAll(isDue: (entryId: number) => boolean = () => true): Promise<SendingEnd> {
    await load()
    const nextId = () =>
      [...records].find(([id, record]) => hasSomethingToSend(record) && !inFlight.has(id) && isDue(id))?.[0]
    let ending: SendingEnd = { end: "done" }
    const lane = async (most: number) => {
      for (let sent = 0; sent < most && ending.end === "done"; sent++) {
        const entryId = nextId()
        if (entryId === undefined) return
        const end = await sendOne(entryId)
        if (end.end !== "done") ending = end
      }
    }
    await lane(1)
    await Promise.all(Array.from({ length: LANES }, () => lane(Number.POSITIVE_INFINITY)))
    return ending
  }

  return {
    pending: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    load,
    sendAll,
    /** False where what is kept does not outlive this page. */
    isSafe: () => isSafe,
    /** Resolves when all that was typed so far is where it outlives the page. */
    settled: async () => {
      await Promise.all(writing.values())
    },
    /** Keeps a change; the newest replaces what was kept of the sheet before. Answers the id of this edit. */
    keep(change: Change): string {
      const editId = newId()
      put(change.entryId, { ...recordOf(change.entryId), kept: { ...change, judgeId, editId } })
      if (!writing.has(change.entryId)) writing.set(change.entryId, write(change.entryId))
      return editId
    },
    /** Gives up what is kept of a sheet, unless a try is out: then only the server can say what became of it. */
    async drop(entryId: number): Promise<void> {
      if (recordOf(entryId).attempt?.fate === "unknown") return
      put(entryId, { ...recordOf(entryId), kept: null })
      await update(entryId, whenDropped)
    },
    /** Sends a refused sheet again, over what the server has now. */
    insist: (entryId: number) => update(entryId, whenInsisted),
  }
}
