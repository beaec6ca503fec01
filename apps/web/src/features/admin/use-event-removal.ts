import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { masterAdminData, organizerData, organizerSession } from "../../lib/storage.ts"
import { trpc } from "../../lib/trpc.ts"

/** Removes deleted events from this browser's caches. */
function useForgetEvents(): (eventIds: readonly number[]) => void {
  const utils = trpc.useUtils()
  return (eventIds) => {
    const gone = new Set(eventIds)
    utils.admin.events.setData(undefined, (events) => events?.filter(({ id }) => !gone.has(id)))
    utils.admin.dueEvents.setData(undefined, (events) => events?.filter(({ eventId }) => !gone.has(eventId)))
    const kept = masterAdminData.read()
    if (kept) masterAdminData.write({ ...kept, events: kept.events.filter(({ id }) => !gone.has(id)) })
    const organized = organizerData.read()?.event.id
    if (organized !== undefined && gone.has(organized)) {
      organizerData.clear()
      organizerSession.clear()
    }
  }
}

const onError = (error: unknown) => feedback.failure("Delete failed", errorText(error) || "Could not delete event")

/** Deletes one event or several permanently. */
export function useEventRemoval() {
  const forget = useForgetEvents()
  const one = trpc.admin.deleteEvent.useMutation({
    onSuccess(_, { eventId }) {
      forget([eventId])
      feedback.success("Event deleted", "Contest event has been permanently deleted")
    },
    onError,
  })
  const many = trpc.admin.deleteEvents.useMutation({
    onSuccess({ deletedCount }, { eventIds }) {
      forget(eventIds)
      feedback.success("Events deleted", `${plural(deletedCount, "event")} permanently deleted.`)
    },
    onError,
  })
  return { one, many }
}
