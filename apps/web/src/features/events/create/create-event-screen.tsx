import { Text } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { ERRORS } from "@rosette/contract/errors"
import { organizerPassword } from "@rosette/contract/fields/credentials"
import { useEffect, useState } from "react"
import { useLocation } from "wouter"
import { feedback } from "../../../lib/feedback.ts"
import { showRefusalOnForm } from "../../../lib/forms/form-refusal.ts"
import { organizerData, organizerSession } from "../../../lib/storage.ts"
import { trpc } from "../../../lib/trpc.ts"
import { useUnsavedGuard } from "../../../ui/dialogs/unsaved-guard.ts"
import { PageShell } from "../../../ui/page/page-shell.tsx"
import { eventDetailsSchema } from "../details/event-details.ts"
import { eventDraft, keepDraft, startingValues } from "./create-event-draft.ts"
import { CreateEventForm } from "./create-event-form.tsx"
import { criteriaErrors, emptyEvent, keptCriteria, missingOf, type NewEventValues } from "./create-event-values.ts"

const detailsErrors = schemaResolver(eventDetailsSchema.extend({ organizerPassword }), { sync: true })

const NO_CRITERIA = { title: "Scoring criteria required", message: "Please add at least one scoring criterion." }

/** Creates an event and opens its dashboard. */
export function CreateEventScreen() {
  const [, navigate] = useLocation()
  const utils = trpc.useUtils()
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
  const create = trpc.organizer.createEvent.useMutation({
    async onSuccess({ event, passcode, sessionId }) {
      organizerSession.write(sessionId)
      organizerData.write({ event, organizerName: event.organizerName })
      eventDraft.clear()
      await utils.invalidate()
      feedback.success("Event created successfully", `The passcode for your judges is ${passcode}.`)
    },
    onError(error) {
      showRefusalOnForm(form, error)
      feedback.failure("Error creating event", "Please check your information and try again.")
    },
  })
  const guard = useUnsavedGuard(
    form.isDirty() && !create.isSuccess,
    "The event is not created yet. What you typed stays in this tab, apart from the password.",
  )
  useEffect(() => {
    if (create.isSuccess) navigate("/dashboard")
  }, [create.isSuccess, navigate])

  const submit = (values: NewEventValues) => {
    const { criteria, ...details } = values
    const kept = keptCriteria(criteria)
    if (kept.length > 0) return create.mutate({ ...details, criteria: kept })
    form.setErrors({ ...missingOf(criteria), criteria: `${NO_CRITERIA.title} - ${NO_CRITERIA.message}` })
    feedback.failure(NO_CRITERIA.title, NO_CRITERIA.message)
    form.getInputNode("criteria.0.name")?.focus()
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
        <CreateEventForm form={form} onSubmit={submit} isPending={create.isPending || create.isSuccess} />
      )}
      {guard}
    </PageShell>
  )
}
