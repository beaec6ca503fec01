import { useState } from "react"
import { isAnswerLost } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { useCreationAttempt } from "../../../lib/forms/creation-attempt.ts"
import { type RefusableForm, showRefusalOnForm } from "../../../lib/forms/form-refusal.ts"
import { useKeptCookie } from "../../../lib/kept-cookie.ts"
import { organizerData, organizerSession } from "../../../lib/storage.ts"
import { type Inputs, trpc } from "../../../lib/trpc.ts"
import { eventAttempt, eventDraft } from "./create-event-draft.ts"

type NewEvent = Omit<Inputs["organizer"]["createEvent"], "mutationId">

/** Creates the event and signs its organizer in; after a lost answer the next try creates no second one. */
export function useEventCreation(form: RefusableForm) {
  const utils = trpc.useUtils()
  const { mutationId, onSettled } = useCreationAttempt(eventAttempt)
  const isCookieKept = useKeptCookie("organizer")
  const [hasNoCookie, setNoCookie] = useState(false)
  const creating = trpc.organizer.createEvent.useMutation({
    async onSuccess({ event, passcode, sessionId }) {
      eventDraft.clear()
      if (!(await isCookieKept())) return setNoCookie(true)
      organizerSession.write(sessionId)
      organizerData.write({ event, organizerName: event.organizerName })
      await utils.invalidate()
      feedback.success("Event created successfully", `The passcode for your judges is ${passcode}.`)
    },
    onError(error) {
      showRefusalOnForm(form, error)
      feedback.failure("Error creating event", "Please check your information and try again.")
    },
    onSettled,
  })
  return {
    create: (event: NewEvent) => creating.mutate({ ...event, mutationId: mutationId() }),
    isPending: creating.isPending || creating.isSuccess,
    isCreated: creating.isSuccess,
    /** The browser has not kept the cookie of the new session. */
    hasNoCookie: creating.isSuccess && hasNoCookie,
    isAnswerLost: creating.isError && isAnswerLost(creating.error),
  }
}
