import { Alert, Box, Button, PasswordInput, Text, Title } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { LIMITS } from "@rosette/contract/limits"
import { IconKey } from "@tabler/icons-react"
import { type ReactNode, useId } from "react"
import { Link } from "wouter"
import { focusFirstError } from "../../../lib/forms/first-error.ts"
import { NO_COOKIES } from "../../../lib/kept-cookie.ts"
import { PetalRing } from "../../../ui/figures/petal-ring.tsx"
import { EventDetailsFields } from "../details/event-details-fields.tsx"
import classes from "../events.module.css"
import { AnswerLost } from "./answer-lost.tsx"
import { CreateEventCriteria } from "./create-event-criteria.tsx"
import { emptyEvent, type NewEventValues, neededFields } from "./create-event-values.ts"
import { StartFrom } from "./start-from.tsx"

type Props = {
  form: UseFormReturnType<NewEventValues>
  onSubmit: (values: NewEventValues) => void
  isPending: boolean
  isAnswerLost: boolean
  /** The event is created, but nobody is signed in to it. */
  hasNoCookie: boolean
}

/** The form of a new event: details, organizer, criteria. */
export function CreateEventForm({ form, onSubmit, isPending, isAnswerLost, hasNoCookie }: Props) {
  return (
    <form onSubmit={form.onSubmit(onSubmit, (errors) => focusFirstError(form, errors))} noValidate>
      <Part
        title="The Event"
        about="Judges see this when they sign in. You can change it later. A * marks what is needed."
      >
        <div className={classes.details}>
          <EventDetailsFields form={form} />
        </div>
      </Part>
      <Part title="Your Dashboard" about="You sign in to it with this password.">
        <PasswordInput
          className={classes.password}
          label="Admin Password"
          description={`At least ${LIMITS.password.minChars} characters.`}
          autoComplete="new-password"
          required
          {...form.getInputProps("organizerPassword")}
        />
      </Part>
      <Part
        title="Scoring Criteria"
        about="What judges give points for, in the order they will see it. One is enough to begin with."
      >
        <StartFrom form={form} />
        <CreateEventCriteria form={form} />
      </Part>
      <Alert className={classes.passcode} icon={<IconKey aria-hidden />} title="A passcode for your judges">
        A unique passcode is generated for judges when the event is created. You will find it on your dashboard.
      </Alert>
      {isAnswerLost && <AnswerLost action="Create Event" />}
      {hasNoCookie && (
        <Alert role="alert" color="red" title="The event is created, but you are not signed in">
          {NO_COOKIES} Allow cookies for this page, or use another browser. Then{" "}
          <Link href="/organizer-login">sign in</Link> with the password that you have just chosen.
        </Alert>
      )}
      <div className={classes.bar}>
        <CreateEventNeeds values={form.values} />
        <Button type="submit" size="lg" disabled={isPending}>
          {hasNoCookie ? "Event Created" : isPending ? "Creating Event..." : "Create Event"}
        </Button>
      </div>
    </form>
  )
}

/** A part of the form; its title and what it is for are beside the fields where there is room. */
function Part({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div>
        <Title order={2} id={id}>
          {title}
        </Title>
        <Text c="dimmed" mt={4}>
          {about}
        </Text>
      </div>
      <Box miw={0}>{children}</Box>
    </section>
  )
}

const NEEDED_AT_FIRST = neededFields(emptyEvent()).length

/** What is still needed, beside the button that creates the event; a rosette fills with what is there. */
function CreateEventNeeds({ values }: { values: NewEventValues }) {
  const needed = neededFields(values)
  return (
    <p className={classes.needs}>
      <PetalRing value={Math.max(0, NEEDED_AT_FIRST - needed.length)} max={NEEDED_AT_FIRST} size={36} />
      {wordsOf(needed)}
    </p>
  )
}

function wordsOf(needed: readonly string[]): string {
  const [only] = needed
  if (only === undefined) return "All there"
  return needed.length === 1 ? `${only} needed` : `${needed.length} fields needed`
}
