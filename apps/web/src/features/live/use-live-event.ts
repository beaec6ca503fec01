import { useQueryClient } from "@tanstack/react-query"
import { createContext, useContext, useEffect, useRef, useState } from "react"
import { refusalOf } from "../../lib/error-text.ts"
import { trpc } from "../../lib/trpc.ts"
import { concernedBy, type ShownVersions } from "./live-news.ts"
import { type LiveReads, startLiveReads } from "./live-reads.ts"

/** Connection state of an open dashboard; "off" if the server has closed it for a reason. */
export type LiveState = "connecting" | "live" | "reconnecting" | "off"

const LiveContext = createContext<LiveState>("off")
export const LiveProvider = LiveContext.Provider

/** Whether the screen is updated live. */
export const useIsLive = (): boolean => useContext(LiveContext) === "live"

/**
 * Follows an event while its dashboard is open, and fetches what has changed. `shown` are the versions of the first reads,
 * null until they are loaded; `onRefused` is called with the reason if the server closes the connection.
 */
export function useLiveEvent(
  eventId: number,
  shown: ShownVersions | null,
  onRefused: (code: string) => void,
): LiveState {
  const queryClient = useQueryClient()
  const reads = useRef<LiveReads | null>(null)
  const told = useRef<ShownVersions | null>(null)
  const [wasLive, setWasLive] = useState(false)
  useEffect(() => {
    const started = startLiveReads(queryClient)
    reads.current = started
    return () => started.stop()
  }, [queryClient])
  const { status } = trpc.organizer.live.useSubscription(
    { eventId },
    {
      // Data that was read before the connection may be older than its first news, and is then fetched again.
      enabled: shown !== null,
      onStarted() {
        setWasLive(true)
        reads.current?.hurry()
      },
      onData({ data: news }) {
        const parts = concernedBy(news, told.current ?? shown ?? {})
        told.current = news
        reads.current?.ask(parts)
      },
      onError: (error) => onRefused(refusalOf(error).code),
    },
  )
  if (status === "pending") return "live"
  if (status === "error") return "off"
  return wasLive ? "reconnecting" : "connecting"
}
