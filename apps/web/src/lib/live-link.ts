import { reconnectPauseMs } from "@rosette/contract/live-frames"
import type { AppRouter } from "@rosette/server/router"
import { type OperationResultObserver, TRPCClientError, type TRPCLink } from "@trpc/client"
import { observable } from "@trpc/server/observable"
import { isPageSeen, onPageSeen } from "./page-seen.ts"

type Refused = Parameters<typeof TRPCClientError.from<AppRouter>>[0]

/** How long the server may be silent until it has sent its own limit. */
const SILENCE_TIMEOUT_MS = 15_000
/** How long a tab that comes to the front again may take to connect before it says that it is not connected. */
const RETURN_MS = 3_000

/**
 * Subscriptions over server-sent events. A connection that breaks, is silent for too long or is refused without a reason is
 * opened again, with growing pauses and at once when the device is online again; it sends the last event's ID, so that
 * nothing is missed. A refusal with a reason (signed out, event deleted) ends the subscription.
 *
 * Only a tab in front is connected: a browser opens at most six connections to a server over HTTP/1.1, and tabs in the
 * background would leave none to load and save with. A tab that comes to the front gets what it has missed at once.
 */
export const liveLink =
  (url: string): TRPCLink<AppRouter> =>
  () =>
  ({ op: { path, input } }) =>
    observable((observer) => {
      const connection = new LiveConnection((lastEventId) => {
        const asked = encodeURIComponent(JSON.stringify({ ...Object(input), lastEventId }))
        return `${url}/${path}?input=${asked}`
      }, observer)
      const look = () => (isPageSeen() ? connection.resume() : connection.close())
      const reopen = () => isPageSeen() && connection.open()
      look()
      window.addEventListener("online", reopen)
      const stopLooking = onPageSeen(look)
      return () => {
        window.removeEventListener("online", reopen)
        stopLooking()
        connection.close()
      }
    })

class LiveConnection {
  readonly #urlAfter: (lastEventId: string | undefined) => string
  readonly #observer: OperationResultObserver<AppRouter, unknown>
  #source: EventSource | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #silenceMs = SILENCE_TIMEOUT_MS
  #failures = 0
  #wasLive = false
  #lastEventId: string | undefined

  constructor(
    urlAfter: (lastEventId: string | undefined) => string,
    observer: OperationResultObserver<AppRouter, unknown>,
  ) {
    this.#urlAfter = urlAfter
    this.#observer = observer
  }

  open(): void {
    this.#observer.next({ result: { type: "state", state: "connecting", error: null } })
    this.#connect(this.#silenceMs)
  }

  /** Opens it again after it was closed; one that was live says nothing unless this takes long. */
  resume(): void {
    // A browser also tells of a tab in front that was never behind another.
    if (this.#source) return
    if (this.#wasLive) this.#connect(RETURN_MS)
    else this.open()
  }

  #connect(patienceMs: number): void {
    this.close()
    const source = new EventSource(this.#urlAfter(this.#lastEventId))
    this.#source = source
    source.addEventListener("connected", ({ data }) => {
      this.#failures = 0
      this.#wasLive = true
      this.#silenceMs = JSON.parse(data).reconnectAfterInactivityMs ?? SILENCE_TIMEOUT_MS
      this.#listenOn()
      this.#observer.next({ result: { type: "started" } })
      this.#observer.next({ result: { type: "state", state: "pending", error: null } })
    })
    source.addEventListener("ping", () => this.#listenOn())
    source.addEventListener("message", ({ data, lastEventId: id }) => {
      this.#lastEventId = id
      this.#listenOn()
      this.#observer.next({ result: { id, data: { id, data: JSON.parse(data) } } })
    })
    source.addEventListener("serialized-error", ({ data }) => this.#refused(JSON.parse(data)))
    source.addEventListener("error", () => {
      if (this.#source === source) this.#lost()
    })
    this.#listenOn(patienceMs)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#source?.close()
    this.#source = null
  }

  #listenOn(silenceMs = this.#silenceMs): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#lost(), silenceMs)
  }

  #lost(): void {
    this.close()
    this.#wasLive = false
    this.#observer.next({ result: { type: "state", state: "connecting", error: null } })
    this.#failures += 1
    this.#timer = setTimeout(() => this.open(), reconnectPauseMs(this.#failures, Math.random()))
  }

  #refused(refusal: unknown): void {
    const error = TRPCClientError.from<AppRouter>({ error: refusal } as Refused)
    if (error.data?.code === "UNAVAILABLE") {
      this.#lost()
      return
    }
    this.close()
    this.#observer.error(error)
  }
}
