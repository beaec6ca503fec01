import { organizerData } from "../../../lib/storage.ts"
import { trpc } from "../../../lib/trpc.ts"

/** Changes an event's details or whether it is open, and updates the cached copies. */
export function useEventUpdate(eventId: number) {
  const { organizer } = trpc.useUtils()
  return trpc.organizer.updateEvent.useMutation({
    onSuccess: (event) => {
      organizer.event.setData({ eventId }, event)
      const kept = organizerData.read()
      if (kept) organizerData.write({ ...kept, event })
    },
  })
}
