import type { Clock } from "../clock.ts"
import type { Change, Outbox, SendingEnd } from "../outbox.ts"
import type { Cut, Stopped } from "./send-failure.ts"

export type SenderOptions = {
  outbox: Outbox
  clock: Clock
  /** Runs the work while no other tab of this browser sends. */
  exclusive?: (work: () => Promise<void>) => Promise<void>
  random?: () => number
  /** The line is cut: what was to go out stays kept, and is tried again after a pause. */
  onCut?: (failure: Cut) => void
  /** Nothing more goes out until `resume`: somebody has to sign in, or this is another database. */
  onStopped?: (failure: Stopped) => void
}

/** Product rule: a draft goes out a second after the last change. */
const DRAFT_AFTER_MS = 1_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** However often a device wakes, or its judge submits, so much lies between a failure and the next try. */
const SHORTEST_WAIT_MS = 3_000

/** Doubles with every failure up to half a minute, spread over its upper half so that a field of phones does not return at once. */
export function pauseMs(failures: number, random: number, retryAfterSeconds: number | null = null): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10))
  return Math.max(longest * (0.5 + random / 2), askedForMs(random, retryAfterSeconds))
}

/** How long the server wants to be left alone. */
const askedForMs = (random: number, retryAfterSeconds: number | null) =>
  (retryAfterSeconds ?? 0) * 1_000 * (1 + random / 4)

export type Sender = ReturnType<typeof openSender>

/** Decides when the outbox sends: a second after typing, at once on a submit, again after a pause where the line was cut. */
export function openSender({
  outbox,
  clock,
  exclusive = (work) => work(),
  random = Math.random,
  onCut,
  onStopped,
}: SenderOptions) {
  const dueAt = new Map<number, number>()
  let failures = 0
  /** The pause that is running: when it ends, and how early a device that wakes may end it. */
  let pause = { end: 0, earliest: 0 }
  let lastCut: Cut | null = null
  let stopped: Stopped | null = null
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

  function beginPause(): void {
    const spread = random()
    const retryAfterSeconds = lastCut?.kind === "unavailable" ? lastCut.retryAfterSeconds : null
    const now = clock.now()
    const end = now + pauseMs(failures, spread, retryAfterSeconds)
    pause = { end, earliest: now + Math.max(SHORTEST_WAIT_MS, askedForMs(spread, retryAfterSeconds)) }
    sendAt(end)
  }

  /** Null stands for a sending that came to no end, for instance because the browser took this tab's turn away: it is tried again. */
  function whenEnded(ending: SendingEnd | null): void {
    lastCut = ending?.end === "cut" ? ending.failure : null
    const wasAskedAgain = isAskedAgain
    isAskedAgain = false
    if (isClosed) return
    if (ending?.end === "stopped") {
      stopped = ending.failure
      onStopped?.(ending.failure)
      return
    }
    if (ending?.end === "cut") onCut?.(ending.failure)
    if (ending?.end === "done") {
      failures = 0
      for (const id of dueAt.keys()) if (!outbox.pending().has(id)) dueAt.delete(id)
      if (wasAskedAgain) void send()
      else sendNextDue()
      return
    }
    failures += 1
    beginPause()
    if (wasAskedAgain) void wake()
  }

  async function send(): Promise<void> {
    cancel()
    if (isClosed || stopped) return
    if (isSending) {
      isAskedAgain = true
      return
    }
    isSending = true
    // Why the round before failed says nothing about this one.
    lastCut = null
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

  /** At once where nothing has failed; within a pause, only so much earlier that it stays one. */
  async function wake(): Promise<void> {
    if (isClosed || stopped) return
    const at = Math.min(pause.end, pause.earliest)
    if (failures === 0 || isSending || at <= clock.now()) return send()
    sendAt(at)
  }

  return {
    /** Keeps a change; it goes out as a draft a second after the last one. Answers the id of this edit. */
    keep(change: Change): string {
      const editId = outbox.keep(change)
      dueAt.set(change.entryId, clock.now() + DRAFT_AFTER_MS)
      if (failures === 0 && !isSending) sendNextDue()
      return editId
    },
    /**
     * Keeps a change and sends it at once, also where the one before was refused; but not over another device's sheet: which
     * of the two counts is said by `sendAnyway` or `drop`. Answers the id of this edit.
     */
    send(change: Change): string {
      const { state, refusal } = outbox.pending().get(change.entryId) ?? {}
      const editId = outbox.keep(change)
      dueAt.delete(change.entryId)
      if (refusal?.code === "SHEET_CHANGED") return editId
      void (state === "needs-you" ? outbox.sendAnyway(change.entryId).then(wake) : wake())
      return editId
    },
    /** The line may be there again: the device is online, or somebody looks at it. */
    wake,
    /** Somebody is about to put the device away: what is typed goes out without its second. */
    hurry(): void {
      dueAt.clear()
      void wake()
    },
    /** Somebody has signed in: what was stopped goes on. */
    resume(): void {
      stopped = null
      failures = 0
      void send()
    },
    /** Why nothing goes out at the moment; null while nothing stands in the way, and while it is being tried. */
    lastCut: () => lastCut,
    stopped: () => stopped,
    /** Whether the line was cut at the last try: nobody need wait long for the next one. */
    isCut: () => failures > 0,
    /** Sends no more and tells no more; what is kept waits for the next time. */
    close(): void {
      isClosed = true
      cancel()
    },
  }
}
