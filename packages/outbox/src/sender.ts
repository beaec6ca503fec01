import type { Change, Outbox, SendingEnd } from "./outbox.ts"
import type { Refusal } from "./records.ts"

export type Clock = {
  /** Milliseconds that only ever grow: no wall clock, which a judge may set. */
  now: () => number
  /** Calls back once, so many milliseconds from now; answers how to call it off. */
  after: (milliseconds: number, callback: () => void) => () => void
}

export type SenderOptions = {
  outbox: Outbox
  clock: Clock
  /** Runs the work while no other tab of this browser sends. */
  exclusive?: (work: () => Promise<void>) => Promise<void>
  random?: () => number
  /** The line is cut: what was to go out stays kept, and is tried again after a pause. */
  onCut?: (refusal: Refusal) => void
  onSignedOut?: (refusal: Refusal) => void
}

/** Product rule: a draft goes out a second after the last change. */
const DRAFT_AFTER_MS = 1_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** Doubles with every failure up to half a minute, spread over its upper half so that a field of phones does not return at once. */
export function pauseMs(failures: number, random: number, retryAfterSeconds: number | null = null): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10))
  return Math.max(longest * (0.5 + random / 2), (retryAfterSeconds ?? 0) * 1_000 * (1 + random / 4))
}

export type Sender = ReturnType<typeof openSender>

/** Decides when the outbox sends: a second after typing, at once on a submit, again after a pause where the line was cut. */
export function openSender({
  outbox,
  clock,
  exclusive = (work) => work(),
  random = Math.random,
  onCut,
  onSignedOut,
}: SenderOptions) {
  const dueAt = new Map<number, number>()
  let failures = 0
  let lastCut: Refusal | null = null
  let isSending = false
  let isAskedAgain = false
  let isClosed = false
  let cancel = () => {}

  const isDue = (entryId: number) => (dueAt.get(entryId) ?? Number.NEGATIVE_INFINITY) <= clock.now()

  function sendAt(time: number): void {
    cancel()
    if (!isClosed) cancel = clock.after(Math.max(0, time - clock.now()), () => void send())
  }

  /** What needs the judge waits for them, not for a time. */
  function sendNextDue(): void {
    const pending = outbox.pending()
    const times = [...dueAt].filter(([id]) => pending.get(id)?.state === "kept").map(([, time]) => time)
    if (times.length > 0) sendAt(Math.min(...times))
  }

  /** Null stands for a sending that came to no end, for instance because the browser took this tab's turn away: it is tried again. */
  function whenEnded(ending: SendingEnd | null): void {
    lastCut = ending?.end === "cut" ? ending.refusal : null
    const wasAskedAgain = isAskedAgain
    isAskedAgain = false
    if (isClosed) return
    if (ending?.end === "signed-out") {
      isClosed = true
      onSignedOut?.(ending.refusal)
      return
    }
    if (ending?.end === "cut") onCut?.(ending.refusal)
    if (ending?.end === "done") {
      failures = 0
      for (const id of dueAt.keys()) if (!outbox.pending().has(id)) dueAt.delete(id)
    } else failures += 1
    if (wasAskedAgain) void send()
    else if (failures === 0) sendNextDue()
    else sendAt(clock.now() + pauseMs(failures, random(), lastCut?.retryAfterSeconds))
  }

  async function send(): Promise<void> {
    cancel()
    if (isClosed) return
    if (isSending) {
      isAskedAgain = true
      return
    }
    isSending = true
    let ending: SendingEnd | null = null
    try {
      await exclusive(async () => {
        ending = await outbox.sendAll(isDue)
      })
    } finally {
      isSending = false
      whenEnded(ending)
    }
  }

  return {
    /** Keeps a change; it goes out as a draft a second after the last one. Answers the id of this edit. */
    keep(change: Change): string {
      const editId = outbox.keep(change)
      dueAt.set(change.entryId, clock.now() + DRAFT_AFTER_MS)
      if (failures === 0 && !isSending) sendNextDue()
      return editId
    },
    /** Keeps a change and sends it at once, also where the one before was refused. Answers the id of this edit. */
    send(change: Change): string {
      const isRefused = outbox.pending().get(change.entryId)?.state === "needs-you"
      const editId = outbox.keep(change)
      dueAt.delete(change.entryId)
      void (isRefused ? outbox.insist(change.entryId).then(send) : send())
      return editId
    },
    /** Tries at once, whatever pause was running: the device is online again, or somebody looks at it. */
    wake: send,
    /** Why nothing goes out at the moment; null while nothing stands in the way. */
    lastCut: () => lastCut,
    /** Sends no more and tells no more; what is kept waits for the next time. */
    close(): void {
      isClosed = true
      cancel()
    },
  }
}
