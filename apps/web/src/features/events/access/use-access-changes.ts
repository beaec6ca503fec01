import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { trpc } from "../../../lib/trpc.ts"
import { useEventUpdate } from "../details/use-event-update.ts"

/** The changes of signing in; each shows a notice of its result. */
export function useAccessChanges(eventId: number) {
  const update = useEventUpdate(eventId)
  const renewal = trpc.organizer.regeneratePasscode.useMutation({
    onSuccess: ({ passcode }) => feedback.success("New passcode", `The passcode is ${passcode} from now on.`),
    onError: (error) => feedback.failure("Failed to make a new passcode", errorText(error)),
  })
  const allowByName = (allowNameSignIn: boolean) =>
    // Also told if another tab of the dashboard was opened meanwhile.
    update.mutateAsync({ eventId, allowNameSignIn }).then(
      () => feedback.success(allowNameSignIn ? "Sign-in by name is on" : "Sign-in by name is off"),
      (error: unknown) => feedback.failure("Failed to update event", errorText(error)),
    )
  return {
    allowByName,
    renewPasscode: () => renewal.mutate({ eventId }),
    isPending: update.isPending || renewal.isPending,
  }
}
