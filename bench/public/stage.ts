import { setTimeout as wait } from "node:timers/promises"
import type { Stage } from "@rosette/contract/ceremony"
import { openConnection, requestOf } from "../lib/connection.ts"
import type { AnnouncedShow } from "./announced-show.ts"

/** When the stages got each version of the ceremony, by version. */
export type StageWatch = { heard: Map<number, number[]>; stop(): Promise<void> }

/** Opens `count` stages, each requesting the next version as soon as it has one. */
export async function watchStage(port: number, stageKey: string, count: number): Promise<StageWatch> {
  const heard = new Map<number, number[]>()
  const connections = await Promise.all(Array.from({ length: count }, () => openConnection(port)))
  let isOver = false
  const follow = async ({ send }: (typeof connections)[number]) => {
    for (let query = ""; !isOver; ) {
      const { status, body } = await send(requestOf("GET", `/api/stage/${stageKey}${query}`))
      const arrivedAt = performance.now()
      if (status !== 200) throw new Error(`The stage returned ${status}: ${body.slice(0, 200)}`)
      const { version }: Stage = JSON.parse(body)
      if (query !== `?after=${version}`) heard.set(version, [...(heard.get(version) ?? []), arrivedAt])
      query = `?after=${version}`
    }
  }
  const following = connections.map((connection) =>
    follow(connection).catch((error: unknown) => {
      if (!isOver) throw error
    }),
  )
  const all = Promise.all(following)
  all.catch(() => {})
  return {
    heard,
    async stop() {
      isOver = true
      for (const { close } of connections) close()
      await all
    },
  }
}

/** Announces line after line, then from the beginning again, until stopped. Returns when each version was requested. */
export async function announce(show: AnnouncedShow, announced: Set<string>, everyMs: number, stopped: AbortSignal) {
  const { eventId } = show
  const { organizer } = show.api
  const sentAt = new Map<number, number>()
  let ceremony = await organizer.ceremony.query({ eventId })
  while (!stopped.aborted) {
    await wait(everyMs)
    const { version, phase, key, lines } = ceremony
    const line = lines.find((one) => one.key === key)
    // With the last winner the page shows the whole ranking.
    const isLast = key !== null && key === lines.at(-1)?.key
    const winners = isLast ? await organizer.entries.query({ eventId }) : (line?.winners ?? [])
    if (phase === "title") for (const { entryName } of winners) announced.add(entryName)
    sentAt.set(version + 1, performance.now())
    const action = phase === "after" ? "restart" : "next"
    ceremony = await organizer.moveCeremony.mutate({ eventId, version, action })
  }
  return sentAt
}
