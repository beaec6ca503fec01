import { useCallback } from "react"
import { trpc } from "../../lib/trpc.ts"

/** The classes of an event by their order; an event may have none. */
export const useClasses = (eventId: number) => trpc.organizer.classes.useQuery({ eventId })

/** Fetches the data again that a change of the classes affects. */
export function useClassesChanged(eventId: number): () => Promise<void> {
  const { organizer, awards } = trpc.useUtils()
  return useCallback(async () => {
    const event = { eventId }
    await Promise.all([
      organizer.classes.invalidate(event),
      organizer.entries.invalidate(event),
      organizer.results.invalidate(event),
      organizer.history.invalidate(),
      awards.list.invalidate(event),
    ])
  }, [eventId, organizer, awards])
}
