import { framesOf } from "@rosette/contract/live-frames"

/** The part of a browser's EventSource that tRPC's client uses, with its own cookie: it reconnects automatically. */
export function eventSourceWith(cookie: () => string, pauseMs = 50) {
  return class {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    static readonly CLOSED = 2
    readonly CONNECTING = 0
    readonly OPEN = 1
    readonly CLOSED = 2
    readyState = 0
    readonly #listeners = new Map<string, ((event: object) => void)[]>()
    readonly #url: string
    readonly #leaving = new AbortController()
    #lastEventId = ""

    constructor(url: string) {
      this.#url = url
      void this.#connect()
    }

    addEventListener(type: string, listener: (event: object) => void): void {
      this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
    }

    removeEventListener(): void {}

    close(): void {
      this.readyState = this.CLOSED
      this.#leaving.abort()
    }

    #tell(type: string, event: object): void {
      for (const listener of this.#listeners.get(type) ?? []) listener(event)
    }

    async #connect(): Promise<void> {
      const headers = { cookie: cookie(), ...(this.#lastEventId && { "last-event-id": this.#lastEventId }) }
      try {
        const { ok, body } = await fetch(this.#url, { headers, signal: this.#leaving.signal })
        if (!ok || !body) return this.#fail()
        this.readyState = this.OPEN
        for await (const { event, data, id } of framesOf(body)) {
          if (id !== null) this.#lastEventId = id
          this.#tell(event, { data, lastEventId: this.#lastEventId })
        }
      } catch {
        // A broken connection is reopened below, like one that ends.
      }
      if (this.readyState === this.CLOSED) return
      this.readyState = this.CONNECTING
      this.#tell("error", {})
      setTimeout(() => void this.#connect(), pauseMs)
    }

    #fail(): void {
      this.readyState = this.CLOSED
      this.#tell("error", {})
    }
  }
}
