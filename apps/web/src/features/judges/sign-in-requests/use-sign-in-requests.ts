import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { trpc } from "../../../lib/trpc.ts"
import { nextFocus } from "../../../ui/focus/next-focus.ts"
import { whenTabOpens } from "../../live/dashboard-freshness.ts"

/** The focus kind of the buttons that allow a device, for `nextFocus`. */
export const ALLOW_BUTTONS = "allow-sign-in"

/** The pending sign-ins by name, and the answers to them. */
export function useSignInRequests(eventId: number) {
  const query = trpc.organizer.signInRequests.useQuery({ eventId }, { refetchOnMount: whenTabOpens })
  const allowing = trpc.organizer.allowSignIn.useMutation({
    onSuccess: ({ judgeName }) =>
      feedback.success("Device allowed", `It signs in as ${judgeName} within some seconds.`),
    onError: (error) => feedback.failure("Failed to allow the device", errorText(error)),
  })
  const refusing = trpc.organizer.refuseSignIn.useMutation({
    onSuccess: ({ judgeName }) => feedback.success("Device refused", `It cannot sign in as ${judgeName}.`),
    onError: (error) => feedback.failure("Failed to refuse the device", errorText(error)),
  })
  const answer = (how: typeof allowing | typeof refusing) => (requestId: number) => {
    const moveFocus = nextFocus(ALLOW_BUTTONS)
    how.mutate({ requestId }, { onSuccess: moveFocus })
  }
  return {
    requests: query.data ?? [],
    failure: !query.data && query.error ? errorText(query.error) : null,
    retry: () => query.refetch(),
    allow: answer(allowing),
    refuse: answer(refusing),
  }
}
