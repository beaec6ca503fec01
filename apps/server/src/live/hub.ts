import { LIMITS } from "@rosette/contract"
import type { Database } from "../data/database.ts"
import { Room } from "./event-room.ts"
import { type Delivery, Seat } from "./subscriber.ts"
import type { Watcher } from "./watchers.ts"

export type LiveHub = {
  /** What the watcher is to know now, unless `lastEventId` says that they do, and then whatever changes, until the signal or an end that is thrown. */
  watch<News extends object>(
    watcher: Watcher<News>,
    lastEventId: string | null | undefined,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<Delivery<News>, never>
  /** Ends every watching, and takes no more news. */
  close(): Promise<void>
}

/** An end without a word, after which the client takes the line up again, here or at another server. */
const hangUp = () => new DOMException("The line was closed.", "AbortError")

/** Tells everybody who watches an event what was committed on it, through this process or another. */
export async function openLiveHub(db: Database, secrets: { masterAdminTags: readonly string[] }): Promise<LiveHub> {
  const rooms = new Map<number, Room<object>>()
  const everybody = () => {
    for (const room of rooms.values()) room.hear({ judges: "all" })
  }
  const stopListening = await db.news.listen({
    onNews: (announcement) => rooms.get(announcement.eventId)?.hear(announcement),
    onGap: everybody,
  })
  // Sessions also end without any change of the event; and should news get lost, nobody waits longer for them than this.
  const rounds = setInterval(everybody, LIMITS.live.pingSeconds * 1_000)
  rounds.unref()
  let isClosed = false

  const roomOf = (eventId: number) => {
    const room = rooms.get(eventId) ?? new Room<object>(db, secrets, eventId)
    rooms.set(eventId, room)
    return room
  }

  return {
    async *watch<News extends object>(
      watcher: Watcher<News>,
      lastEventId: string | null | undefined,
      signal: AbortSignal | undefined,
    ) {
      if (isClosed || signal?.aborted) throw hangUp()
      const seat = new Seat<News>(lastEventId ?? null)
      const leave = () => seat.end(hangUp())
      signal?.addEventListener("abort", leave, { once: true })
      const room = roomOf(watcher.eventId)
      const taken = { seat, watcher }
      room.enter(taken)
      try {
        yield* seat.deliveries()
      } finally {
        signal?.removeEventListener("abort", leave)
        room.leave(taken)
        if (room.isEmpty) rooms.delete(watcher.eventId)
      }
      throw hangUp()
    },
    async close() {
      isClosed = true
      clearInterval(rounds)
      for (const room of rooms.values()) room.endAll(hangUp())
      await stopListening()
    },
  }
}
