import type { Clock } from "./clock.ts"
import type { Change, Outbox, SendingEnd } from "./outbox.ts"
import { openPauses, type Pauses } from "./pauses.ts"
import type { Cut, Stopped } from "./send-failure.ts"

type SenderOptions = {
  outbox: Outbox
  clock: Clock
  /** Runs the work while no other tab of this browser sends. */
  exclusive?: (work: () => Promise<void>) => Promise<void>
  random?: () => number
  /** The connection failed: the sheets stay kept and are sent again after a pause. */
  onCut?: (failure: Cut) => void
  /** Nothing is sent until `resume`: somebody must sign in, or this is another database. */
  onStopped?: (failure: Stopped) => void
}

/** Product rule: a draft is sent one second after the last change. */
const DRAFT_AFTER_MS = 1_000

export type Sender = ReturnType<typeof openSender>

/** What the steps of one sender share. */
type Parts = Pick<SenderOptions, "outbox" | "clock" | "onCut" | "onStopped"> & {
  exclusive: (work: () => Promise<void>) => Promise<void>
  pauses: Pauses
  /** When the draft of a sheet is due; a sheet that is not in the map is due at once. */
  dueAt: Map<number, number>
  lastCut: Cut | null
  stopped: Stopped | null
  isSending: boolean
  isAskedAgain: boolean
  isClosed: boolean
  cancel: () => void
}

function sendAt(parts: Parts, time: number): void {
  const { clock, isClosed } = parts
  parts.cancel()
  if (!isClosed) parts.cancel = clock.after(Math.max(0, time - clock.now()), () => void send(parts))
}

/** Only kept sheets have a time; those that need the judge wait for the judge. */
function sendNextDue(parts: Parts): void {
  const pending = parts.outbox.pending()
  const times = [...parts.dueAt].filter(([id]) => pending.get(id)?.state === "kept").map(([, time]) => time)
  if (times.length > 0) sendAt(parts, Math.min(...times))
}

/** A null ending means an interrupted send, for example because the browser took this tab's lock away: it is repeated. */
function whenEnded(parts: Parts, ending: SendingEnd | null): void {
  const { outbox, pauses, dueAt, isClosed, isAskedAgain, onCut, onStopped } = parts
  const cut = ending?.end === "cut" ? ending.failure : null
  parts.lastCut = cut
  parts.isAskedAgain = false
  if (isClosed) return
  if (ending?.end === "stopped") {
    parts.stopped = ending.failure
    onStopped?.(ending.failure)
    return
  }
  if (cut) onCut?.(cut)
  if (ending?.end === "done") {
    pauses.forget()
    for (const id of dueAt.keys()) if (!outbox.pending().has(id)) dueAt.delete(id)
    if (isAskedAgain) void send(parts)
    else sendNextDue(parts)
    return
  }
  sendAt(parts, pauses.begin(cut?.kind === "unavailable" ? cut.retryAfterSeconds : null))
  if (isAskedAgain) void wake(parts)
}

async function send(parts: Parts): Promise<void> {
  const { outbox, clock, dueAt, exclusive } = parts
  parts.cancel()
  if (parts.isClosed || parts.stopped) return
  if (parts.isSending) {
    parts.isAskedAgain = true
    return
  }
  parts.isSending = true
  // The failure of the previous round says nothing about this one.
  parts.lastCut = null
  const isDue = (entryId: number) => (dueAt.get(entryId) ?? Number.NEGATIVE_INFINITY) <= clock.now()
  let ending: SendingEnd | null = null
  try {
    await exclusive(async () => {
      ending = await outbox.sendAll(isDue)
    })
  } finally {
    parts.isSending = false
    whenEnded(parts, ending)
  }
}

/** Sends at once if nothing has failed; shortens a pause only to its minimum. */
async function wake(parts: Parts): Promise<void> {
  const { pauses, clock, isSending } = parts
  if (parts.isClosed || parts.stopped) return
  const at = pauses.wakesAt()
  if (!pauses.isFailing() || isSending || at <= clock.now()) return send(parts)
  sendAt(parts, at)
}

/**
 * Decides when the outbox sends: one second after typing, at once on a submit, and again after a pause if the connection
 * failed.
 */
export function openSender({
  outbox,
  clock,
  exclusive = (work) => work(),
  random = Math.random,
  onCut,
  onStopped,
}: SenderOptions) {
  const pauses = openPauses(clock, random)
  const dueAt = new Map<number, number>()
  const parts: Parts = {
    ...{ outbox, clock, exclusive, onCut, onStopped, pauses, dueAt },
    ...{ lastCut: null, stopped: null, isSending: false, isAskedAgain: false, isClosed: false, cancel: () => {} },
  }
  return {
    /** Keeps a change; it is sent as a draft one second after the last change. Returns the id of this edit. */
    keep(change: Change): string {
      const editId = outbox.keep(change)
      dueAt.set(change.entryId, clock.now() + DRAFT_AFTER_MS)
      if (!pauses.isFailing() && !parts.isSending) sendNextDue(parts)
      return editId
    },
    /**
     * Keeps a change and sends it at once, also if the previous one was refused, but not over another device's sheet: for this,
     * `sendAnyway` or `drop` decides which of the two counts. Returns the id of this edit.
     */
    send(change: Change): string {
      const { state, refusal } = outbox.pending().get(change.entryId) ?? {}
      const editId = outbox.keep(change)
      dueAt.delete(change.entryId)
      if (refusal?.code === "SHEET_CHANGED") return editId
      void (state === "needs-you" ? outbox.sendAnyway(change.entryId).then(() => wake(parts)) : wake(parts))
      return editId
    },
    /** The connection may work again: the device is online, or somebody looks at it. */
    wake: () => wake(parts),
    /** The device is being put away: pending drafts are sent without the one-second delay. */
    hurry(): void {
      dueAt.clear()
      void wake(parts)
    },
    /** Somebody has signed in: stopped sending continues. */
    resume(): void {
      parts.stopped = null
      pauses.forget()
      void send(parts)
    },
    /** Why nothing can be sent at the moment; null if nothing prevents it, and while sending. */
    lastCut: () => parts.lastCut,
    stopped: () => parts.stopped,
    /** Whether the connection failed at the last attempt, so that callers need not wait long for the next one. */
    isCut: () => pauses.isFailing(),
    /** Stops sending and calling back; kept sheets wait for the next visit. */
    close(): void {
      parts.isClosed = true
      parts.cancel()
    },
  }
}
