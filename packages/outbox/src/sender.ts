import type { Change, Outbox, SendingEnd } from "./outbox.ts"
import type { Cut, Stopped } from "./send-failure.ts"
import type { Clock } from "./store.ts"

type SenderOptions = {
  outbox: Outbox
  clock: Clock
  /** Runs the work while no other tab of this browser sends. */
  exclusive?: (work: () => Promise<void>) => Promise<void>
  random?: () => number
  /** The connection failed: the sheets stay unsent and are sent again after a pause. */
  onCut?: (failure: Cut) => void
  /** Nothing is sent until `resume`: somebody must sign in, or this is another database. */
  onStopped?: (failure: Stopped) => void
}

/** Product rule: a draft is sent one second after the last change. */
const DRAFT_AFTER_MS = 1_000

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** The minimum between a failure and the next attempt, also if the device wakes or the judge submits. */
const SHORTEST_WAIT_MS = 3_000

/** Doubles with every failure up to half a minute; random within its upper half, so that phones do not all return at once. */
export function pauseMs(failures: number, random: number, retryAfterSeconds: number | null = null): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10))
  return Math.max(longest * (0.5 + random / 2), askedForMs(random, retryAfterSeconds))
}

/** The pause that the server asks for, with up to a quarter added at random. */
const askedForMs = (random: number, retryAfterSeconds: number | null) =>
  (retryAfterSeconds ?? 0) * 1_000 * (1 + random / 4)

/**
 * Decides when the outbox sends: one second after typing, at once on a submit, and again after a pause if the connection
 * failed.
 */
export class Sender {
  readonly #options: SenderOptions
  /** When the draft of a sheet is due; a sheet that is not in the map is due at once. */
  readonly #dueAt = new Map<number, number>()
  #failures = 0
  /** `end`: when the current pause ends. `earliest`: when a device that wakes may end it early. */
  #pause = { end: 0, earliest: 0 }
  #lastCut: Cut | null = null
  #stopped: Stopped | null = null
  #isSending = false
  #isAskedAgain = false
  #isClosed = false
  #cancel = () => {}

  constructor(options: SenderOptions) {
    this.#options = options
  }

  /** Stores a change; it is sent as a draft one second after the last change. Returns the id of this edit. */
  store(change: Change): string {
    const { outbox, clock } = this.#options
    const editId = outbox.store(change)
    this.#dueAt.set(change.entryId, clock.now() + DRAFT_AFTER_MS)
    if (!this.isCut() && !this.#isSending) this.#sendNextDue()
    return editId
  }

  /**
   * Stores a change and sends it at once, also if the previous one was refused, but not over another device's sheet: for this,
   * `sendAnyway` or `drop` decides which of the two counts. Returns the id of this edit.
   */
  send(change: Change): string {
    const { outbox } = this.#options
    const { state, refusal } = outbox.pending().get(change.entryId) ?? outbox.notes().get(change.entryId) ?? {}
    const editId = outbox.store(change)
    this.#dueAt.delete(change.entryId)
    if (refusal?.code === "SHEET_CHANGED") return editId
    void (state === "needs-you" ? outbox.sendAnyway(change.entryId).then(() => this.wake()) : this.wake())
    return editId
  }

  /**
   * The connection may work again: the device is online, or somebody looks at it. Sends at once if nothing has failed; shortens a
   * pause only to its minimum.
   */
  async wake(): Promise<void> {
    if (this.#isClosed || this.#stopped) return
    const at = Math.min(this.#pause.end, this.#pause.earliest)
    if (!this.isCut() || this.#isSending || at <= this.#options.clock.now()) return this.#send()
    this.#sendAt(at)
  }

  /** The device is being put away: pending drafts are sent without the one-second delay. */
  hurry(): void {
    this.#dueAt.clear()
    void this.wake()
  }

  /** Somebody has signed in: stopped sending continues. */
  resume(): void {
    this.#stopped = null
    this.#failures = 0
    void this.#send()
  }

  /** Why nothing can be sent at the moment; null if nothing prevents it, and while sending. */
  lastCut(): Cut | null {
    return this.#lastCut
  }

  stopped(): Stopped | null {
    return this.#stopped
  }

  /** Whether the connection failed at the last attempt, so that callers need not wait long for the next one. */
  isCut(): boolean {
    return this.#failures > 0
  }

  /** Stops sending and calling back; unsent sheets wait for the next visit. */
  close(): void {
    this.#isClosed = true
    this.#cancel()
  }

  #sendAt(time: number): void {
    const { clock } = this.#options
    this.#cancel()
    if (!this.#isClosed) this.#cancel = clock.after(Math.max(0, time - clock.now()), () => void this.#send())
  }

  /** Only sheets that are sent by themselves have a time; those that need the judge, or another sheet, wait for it. */
  #sendNextDue(): void {
    const { outbox } = this.#options
    const isNext = (id: number) => outbox.pending().get(id)?.state === "unsent" && !outbox.waitsForAnother(id)
    const times = [...this.#dueAt].filter(([id]) => isNext(id)).map(([, time]) => time)
    if (times.length > 0) this.#sendAt(Math.min(...times))
  }

  async #send(): Promise<void> {
    const { outbox, clock, exclusive = (work) => work() } = this.#options
    this.#cancel()
    if (this.#isClosed || this.#stopped) return
    if (this.#isSending) {
      this.#isAskedAgain = true
      return
    }
    this.#isSending = true
    // The failure of the previous round says nothing about this one.
    this.#lastCut = null
    const isDue = (entryId: number) => (this.#dueAt.get(entryId) ?? Number.NEGATIVE_INFINITY) <= clock.now()
    let ending: SendingEnd | null = null
    try {
      await exclusive(async () => {
        ending = await outbox.sendAll(isDue)
      })
    } finally {
      this.#isSending = false
      this.#whenEnded(ending)
    }
  }

  /** A null ending means an interrupted send, for example because the browser took this tab's lock away: it is repeated. */
  #whenEnded(ending: SendingEnd | null): void {
    const { outbox, onCut, onStopped } = this.#options
    const isAskedAgain = this.#isAskedAgain
    const cut = ending?.end === "cut" ? ending.failure : null
    this.#lastCut = cut
    this.#isAskedAgain = false
    if (this.#isClosed) return
    if (ending?.end === "stopped") {
      this.#stopped = ending.failure
      onStopped?.(ending.failure)
      return
    }
    if (cut) onCut?.(cut)
    if (ending?.end === "done") {
      this.#failures = 0
      for (const id of this.#dueAt.keys()) if (!outbox.pending().has(id)) this.#dueAt.delete(id)
      if (isAskedAgain) void this.#send()
      else this.#sendNextDue()
      return
    }
    this.#sendAt(this.#beginPause(cut?.kind === "unavailable" ? cut.retryAfterSeconds : null))
    if (isAskedAgain) void this.wake()
  }

  /** Starts the pause after another failure and returns when it ends. */
  #beginPause(retryAfterSeconds: number | null): number {
    const { clock, random = Math.random } = this.#options
    this.#failures += 1
    const spread = random()
    const now = clock.now()
    this.#pause = {
      end: now + pauseMs(this.#failures, spread, retryAfterSeconds),
      earliest: now + Math.max(SHORTEST_WAIT_MS, askedForMs(spread, retryAfterSeconds)),
    }
    return this.#pause.end
  }
}
