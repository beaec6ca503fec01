import { setTimeout as wait } from "node:timers/promises"
import { openConnection, requestOf } from "./connection.ts"
import type { JudgingShow } from "./judging-show.ts"

/** An organizer's open dashboard: requests overview and results in turn until stopped; returns the latencies in ms. */
export async function watchDashboard(port: number, show: JudgingShow, stopped: AbortSignal): Promise<number[]> {
  const connection = await openConnection(port)
  const requests = ["overview", "results"].map((what) =>
    requestOf("GET", `/trpc/organizer.${what}?input=${encodeURIComponent(JSON.stringify({ eventId: show.eventId }))}`, {
      cookie: show.organizerCookie,
    }),
  )
  const latencies: number[] = []
  while (!stopped.aborted)
    for (const request of requests) {
      const { status, body, ms } = await connection.send(request)
      if (status !== 200) throw new Error(`${status} ${body.slice(0, 200)}`)
      latencies.push(ms)
      // The live stream sends at most ten updates a second.
      await wait(100)
    }
  connection.close()
  return latencies
}
