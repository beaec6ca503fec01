import { Text } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { organizerPassword } from "@rosette/contract/credentials"
import { ERRORS } from "@rosette/contract/errors"
import { useEffect, useState } from "react"
import { useLocation } from "wouter"
import { isAnswerLost } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { useCreationAttempt } from "../../../lib/forms/creation-attempt.ts"
import { focusFirstError } from "../../../lib/forms/first-error.ts"
import { type RefusableForm, showRefusalOnForm } from "../../../lib/forms/form-refusal.ts"
import { useKeptCookie } from "../../../lib/kept-cookie.ts"
import { type Inputs, trpc } from "../../../lib/trpc.ts"
import { useUnsavedGuard } from "../../../ui/dialogs/unsaved-guard.ts"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { PageShell } from "../../../ui/page/page-shell.tsx"
import { eventDetailsSchema } from "../details/event-details.ts"
import { eventAttempt, eventDraft, keepDraft, startingValues } from "./create-event-draft.ts"
import { CreateEventForm } from "./create-event-form.tsx"
import {
  criteriaErrors,
  emptyEvent,
  keptCriteria,
  leavingOutQuestion,
  missingOf,
  type NewEventValues,
  startOf,
} from "./create-event-values.ts"
import { openInThisTab, tellPasscode } from "./opened-event.ts"

const detailsErrors = schemaResolver(eventDetailsSchema.extend({ organizerPassword }), { sync: true })

const NO_CRITERIA = { title: "Scoring criteria required", message: "Please add at least one scoring criterion." }

/** Creates an event and opens its dashboard. */
export default function CreateEventScreen() {
  const [, navigate] = useLocation()
  const [draft] = useState(startingValues)
  const form = useForm<NewEventValues>({
    initialValues: emptyEvent(),
    validate: (values) => ({ ...detailsErrors(values), ...criteriaErrors(values.criteria) }),
    onValuesChange: keepDraft,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, when the screen opens
  useEffect(() => form.setValues(draft), [])
  const session = trpc.session.current.useQuery(undefined, { staleTime: 0, refetchOnMount: "always" })
  const isClosed = session.data?.canCreateEvents === false
  const { create, isPending, isCreated, hasNoCookie, isAnswerLost } = useEventCreation(form)
  const { confirm, dialog } = useConfirm()
  const guard = useUnsavedGuard(
    form.isDirty() && !isCreated,
    "The event is not created yet. What you typed stays in this tab, apart from the password.",
  )
  useEffect(() => {
    if (isCreated && !hasNoCookie) navigate("/dashboard")
  }, [isCreated, hasNoCookie, navigate])

  const showMissing = (criteria: NewEventValues["criteria"], more: Record<string, string> = {}) => {
    const errors = missingOf(criteria)
    form.setErrors({ ...errors, ...more })
    focusFirstError(form, errors)
  }
  const submit = async (values: NewEventValues) => {
    const { criteria, starter, ...details } = values
    const kept = keptCriteria(criteria)
    if (kept.length === 0) {
      showMissing(criteria, { criteria: `${NO_CRITERIA.title} - ${NO_CRITERIA.message}` })
      return feedback.failure(NO_CRITERIA.title, NO_CRITERIA.message)
    }
    const question = leavingOutQuestion(criteria)
    if (question && !(await confirm(question))) return showMissing(criteria)
    create({ ...details, ...startOf(starter), criteria: kept })
  }
  return (
    <PageShell
      title="Create New Event"
      lead="You add entries and judges afterwards."
      back={{ href: "/organizer", label: "Back" }}
    >
      {isClosed ? (
        <Text size="lg">{ERRORS.EVENT_CREATION_CLOSED.message}</Text>
      ) : (
        <CreateEventForm
          form={form}
          onSubmit={submit}
          isPending={isPending}
          isAnswerLost={isAnswerLost}
          hasNoCookie={hasNoCookie}
        />
      )}
      {dialog}
      {guard}
    </PageShell>
  )
}

type NewEvent = Omit<Inputs["organizer"]["createEvent"], "mutationId">

/** Creates the event and signs its organizer in; after a lost answer the next try creates no second one. */
function useEventCreation(form: RefusableForm) {
  const utils = trpc.useUtils()
  const { mutationId, onSettled } = useCreationAttempt(eventAttempt)
  const isCookieKept = useKeptCookie("organizer")
  const [hasNoCookie, setNoCookie] = useState(false)
  const creating = trpc.organizer.createEvent.useMutation({
    async onSuccess(created) {
      eventDraft.clear()
      if (!(await isCookieKept())) return setNoCookie(true)
      openInThisTab(created)
      await utils.invalidate()
      tellPasscode(created)
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
