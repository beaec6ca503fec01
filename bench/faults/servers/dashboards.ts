import { clientWith } from "../../lib/client-with.ts"
import type { Panel } from "../../load/panel.ts"

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
  const organizer = clientWith(address, panel.organizerCookie)

  async function keepOpen(onFirst: () => void): Promise<void> {
    let lostAt: number | null = null
    const onState = (state: "live" | "connecting") => {
      if (state === "live") return
      counted.ends += 1
      lostAt ??= performance.now()
    }
    for await (const _ of organizer.watchEvent(panel.eventId, { signal: closing.signal, onState })) {
      if (lostAt !== null) counted.gap = Math.max(counted.gap, performance.now() - lostAt)
      lostAt = null
      onFirst()
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
