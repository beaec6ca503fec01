import { LIMITS } from "@rosette/contract/limits"
import type { Database } from "../data/database.ts"
import type { NewsListener } from "../data/news.ts"
import { Room } from "./event-room.ts"
import { type LiveHub, Subscriber, type Watcher } from "./subscriber.ts"

/** Ends a stream without a reason, after which the client reconnects, here or to another server. */
const closedStream = () => new DOMException("The connection was closed.", "AbortError")

/** Notifies the subscribers of an event about commits of this process or another. */
export async function openLiveHub(db: Database, secrets: { masterAdminTags: readonly string[] }): Promise<LiveHub> {
  const rooms = new Map<number, Room<object>>()
  const followers = new Set<NewsListener>()
  const everybody = () => {
    for (const room of rooms.values()) room.notify({ judges: "all" })
  }
  const stopListening = await db.news.listen({
    onNews: (announcement) => {
      rooms.get(announcement.eventId)?.notify(announcement)
      for (const follower of followers) follower.onNews(announcement)
    },
    onGap: () => {
      everybody()
      for (const follower of followers) follower.onGap()
    },
  })
  // Sessions can also end without a change of the event; and lost news is sent after this time at the latest.
  const rounds = setInterval(everybody, LIMITS.live.pingSeconds * 1_000)
  rounds.unref()
  let isClosed = false

  const roomOf = (eventId: number) => {
    const room = rooms.get(eventId) ?? new Room<object>(db, secrets, eventId)
    rooms.set(eventId, room)
    return room
  }

  return {
    watch<News extends object>(
      watcher: Watcher<News>,
      lastEventId: string | null | undefined,
      signal: AbortSignal | undefined,
    ) {
      const subscriber = new Subscriber<News>(lastEventId ?? null)
      const leave = () => subscriber.end(closedStream())
      if (isClosed || signal?.aborted) {
        leave()
        return subscriber
      }
      signal?.addEventListener("abort", leave, { once: true })
      const room = roomOf(watcher.eventId)
      const subscription = { subscriber, watcher }
      subscriber.onEnd = () => {
        signal?.removeEventListener("abort", leave)
        room.leave(subscription)
        if (room.isEmpty) rooms.delete(watcher.eventId)
      }
      room.enter(subscription)
      return subscriber
    },
    follow(listener) {
      followers.add(listener)
      return () => void followers.delete(listener)
    },
    async close() {
      isClosed = true
      clearInterval(rounds)
      for (const room of rooms.values()) room.endAll(closedStream())
      await stopListening()
    },
  }
}
