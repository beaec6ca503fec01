import type { EventForOrganizer } from "@rosette/contract/events"
import { errorText, isAnswerLost } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { useCreationAttempt } from "../../../lib/forms/creation-attempt.ts"
import { type RefusableForm, showRefusalOnForm } from "../../../lib/forms/form-refusal.ts"
import { type Inputs, trpc } from "../../../lib/trpc.ts"
import { openInThisTab, tellPasscode } from "../create/opened-event.ts"

/** Creates an event like another one, and organizes it in this tab; after a lost answer the next try creates no second one. */
export function useEventClone(form: RefusableForm, onCreated: (event: EventForOrganizer) => void) {
  const utils = trpc.useUtils()
  const { mutationId, onSettled } = useCreationAttempt()
  const cloning = trpc.organizer.cloneEvent.useMutation({
    async onSuccess(created) {
      openInThisTab(created)
      onCreated(created.event)
      // What is shown of the other event may not be read any more.
      await utils.invalidate(undefined, { refetchType: "none" })
      tellPasscode(created)
    },
    onError(error) {
      if (!showRefusalOnForm(form, error)) feedback.failure("Error creating event", errorText(error))
    },
    onSettled,
  })
  return {
    create: (event: Omit<Inputs["organizer"]["cloneEvent"], "mutationId">) =>
      cloning.mutate({ ...event, mutationId: mutationId() }),
    isPending: cloning.isPending || cloning.isSuccess,
    isAnswerLost: cloning.isError && isAnswerLost(cloning.error),
  }
}
