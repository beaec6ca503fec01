import { useCallback } from "react"
import { trpc } from "../../lib/trpc.ts"

/** Fetches the data again that a change of entries affects: lists, counts, results, and holders of awards. */
export function useEntriesChanged(eventId: number): () => Promise<void> {
  const { organizer, awards } = trpc.useUtils()
  return useCallback(async () => {
    const event = { eventId }
    await Promise.all([
      organizer.entries.invalidate(event),
      organizer.classes.invalidate(event),
      organizer.overview.invalidate(event),
      organizer.judges.invalidate(event),
      organizer.results.invalidate(event),
      organizer.history.invalidate(),
      awards.winners.invalidate(event),
      awards.confirmedWinners.invalidate(event),
    ])
  }, [eventId, organizer, awards])
}
