import { setTimeout as wait } from "node:timers/promises"
import type { Panel } from "../../load/panel.ts"

/** As long as the web app waits before it connects again. */
const BEFORE_RECONNECTING_MS = 500

/** Open dashboards that connect again when their stream ends. */
export type Dashboards = {
  /** The longest time that a dashboard was without its stream, in milliseconds. */
  longestGap(): number
  /** How often a stream ended. */
  ends(): number
  close(): Promise<void>
}

/** Opens dashboards. Resolves once each has had its first update. */
export async function openDashboards(address: string, panel: Panel, count: number): Promise<Dashboards> {
  const closing = new AbortController()
  const counted = { gap: 0, ends: 0 }
  const url = `${address}/trpc/organizer.live?input=${JSON.stringify({ eventId: panel.eventId })}`

  async function keepOpen(onFirst: () => void): Promise<void> {
    let lostAt: number | null = null
    while (!closing.signal.aborted) {
      for await (const _ of updatesOf(url, panel.organizerCookie, closing.signal)) {
        if (lostAt !== null) counted.gap = Math.max(counted.gap, performance.now() - lostAt)
        lostAt = null
        onFirst()
      }
      if (closing.signal.aborted) return
      if (lostAt === null) counted.ends += 1
      lostAt ??= performance.now()
      await wait(BEFORE_RECONNECTING_MS)
    }
  }

  const first = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const open = first.map(({ resolve }) => keepOpen(resolve))
  await Promise.all(first.map(({ promise }) => promise))
  return {
    longestGap: () => counted.gap,
    ends: () => counted.ends,
    async close() {
      closing.abort()
      await Promise.all(open)
    },
  }
}

/** Yields once for each update, until the stream ends or breaks. */
async function* updatesOf(url: string, cookie: string, signal: AbortSignal): AsyncGenerator<true> {
  try {
    const response = await fetch(url, { headers: { cookie, accept: "text/event-stream" }, signal })
    if (!response.ok || !response.body) return
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) if (text.includes("\nid: ")) yield true
  } catch {
    // The server or the connection to it is gone: that is what is measured.
  }
}
