import { setTimeout as wait } from "node:timers/promises"
import { openConnection } from "./connection.ts"
import type { JudgingShow } from "./judging-show.ts"
import { savingRequest } from "./sheets.ts"

export type SteadyJudging = {
  /** Milliseconds of each save since the last call. */
  takeTimes(): number[]
  stop(): Promise<void>
}

/** Every judge of the show saves one sheet per entry, with this pause between two sheets. */
export function startSteadyJudging(port: number, show: JudgingShow, pauseMs: number): SteadyJudging {
  const stopping = new AbortController()
  const times: number[] = []
  async function judgeEntries(judge: JudgingShow["judges"][number]): Promise<void> {
    const connection = await openConnection(port)
    for (const entryId of show.entryIds) {
      if (stopping.signal.aborted) break
      const { status, body, ms } = await connection.send(savingRequest(show, judge, entryId, "tRPC"))
      if (status !== 200) throw new Error(`${status} ${body.slice(0, 200)}`)
      times.push(ms)
      await wait(pauseMs)
    }
    connection.close()
  }
  const judging = Promise.all(show.judges.map(judgeEntries))
  return {
    takeTimes: () => times.splice(0),
    async stop() {
      stopping.abort()
      await judging
    },
  }
}
