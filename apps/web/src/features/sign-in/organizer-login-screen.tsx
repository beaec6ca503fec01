import { Anchor, Button, PasswordInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { PublicEvent } from "@rosette/contract/events"
import { MASTER_ADMIN } from "@rosette/contract/roles"
import { useEffect } from "react"
import { Link, useLocation } from "wouter"
import { feedback } from "../../lib/feedback.ts"
import { useKeptCookie } from "../../lib/kept-cookie.ts"
import { isEndedEvent, organizerData, organizerSession } from "../../lib/storage.ts"
import { trpc } from "../../lib/trpc.ts"
import { SearchedSelect } from "../../ui/fields/searched-select.tsx"
import { FailurePanel } from "../../ui/states/failure-panel.tsx"
import { Newcomer } from "./newcomer.tsx"
import classes from "./sign-in-card.module.css"
import { SignInCard } from "./sign-in-card.tsx"
import { SignInPage } from "./sign-in-page.tsx"
import { SignedInAlready } from "./signed-in-already.tsx"
import { forgetFailedLogins, showFailedLogin, showNoCookies } from "./tell-failed-login.ts"
import { useLiveSession } from "./use-live-session.ts"

/** Sign-in to the dashboard of one event; the demo event shows its password. */
export default function OrganizerLoginScreen() {
  const [, navigate] = useLocation()
  const utils = trpc.useUtils()
  const events = trpc.organizer.events.useQuery()
  const demo = trpc.organizer.demoHint.useQuery()
  const form = useForm({ initialValues: { eventId: null as string | null, password: "" } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event whose session has ended is chosen once
  useEffect(() => {
    const from: unknown = window.history.state
    if (isEndedEvent(from)) form.setFieldValue("eventId", String(from.eventId))
  }, [])
  const isCookieKept = useKeptCookie("organizer")
  const login = trpc.organizer.login.useMutation({
    async onSuccess({ event, sessionId }) {
      if (!(await isCookieKept())) return showNoCookies(form, "password")
      forgetFailedLogins()
      organizerSession.write(sessionId)
      organizerData.write({ event, organizerName: event.organizerName })
      await utils.invalidate()
      feedback.success("Login successful", `Welcome to ${event.name} dashboard!`)
      navigate("/dashboard")
    },
    onError: (error) => showFailedLogin(form, error, { WRONG_CREDENTIALS: "password" }),
  })
  const { eventId, password } = form.values
  return (
    <SignInPage title="Organizer Dashboard" lead="Choose your event and enter its password." back="Back to Judge Login">
      <OrganizerSignedIn />
      <SignInCard
        onSubmit={form.onSubmit(() => login.mutate({ eventId: Number(eventId), password }))}
        below={
          <div className={classes.others}>
            <Newcomer demo={demo.data ?? null} isDisabled={login.isPending} onOpen={login.mutate} />
            <Anchor component={Link} href="/master-admin-login" className={classes.rare}>
              Master Admin Access
            </Anchor>
          </div>
        }
      >
        {events.error && (
          <FailurePanel
            title="The list of events could not be loaded"
            message="Check the connection and try again."
            onRetry={() => events.refetch()}
            isRetrying={events.isFetching}
          />
        )}
        <SearchedSelect
          label="Event"
          size="lg"
          placeholder="Choose your event"
          data={eventOptions(events.data ?? [])}
          nothingFoundMessage={events.data?.length === 0 ? "There are no events yet." : "No event has this name"}
          description={events.data?.length === 0 ? "There are no events yet. Create the first one below." : undefined}
          disabled={events.isPending}
          {...form.getInputProps("eventId")}
        />
        <PasswordInput
          label="Admin Password"
          size="lg"
          autoComplete="current-password"
          {...form.getInputProps("password")}
        />
        <Button type="submit" size="lg" fullWidth disabled={eventId === null || password === "" || login.isPending}>
          {login.isPending ? "Signing in..." : "Access Dashboard"}
        </Button>
      </SignInCard>
    </SignInPage>
  )
}

/** Offers the session of an organizer that this browser still has from a closed tab. */
function OrganizerSignedIn() {
  const [, navigate] = useLocation()
  const { live, logOut } = useLiveSession("organizer")
  if (!live) return null
  const goOn = () => {
    organizerSession.write(live.sessionId)
    const isManaged = live.organizerName === MASTER_ADMIN.name
    organizerData.write({
      event: live.event,
      organizerName: live.organizerName,
      ...(isManaged && { organizerId: MASTER_ADMIN.id }),
    })
    navigate("/dashboard")
  }
  return <SignedInAlready name={live.organizerName} place={live.event.name} onGoOn={goOn} onLogOut={logOut} />
}

type Named = Pick<PublicEvent, "id" | "name" | "date" | "location">

/** The events to choose from by name. Those with the same name get date and place, and if these are the same, their number. */
export function eventOptions(events: readonly Named[]): { value: string; label: string }[] {
  const counts = new Map<string, number>()
  for (const { name } of events) counts.set(name, (counts.get(name) ?? 0) + 1)
  const known = new Set<string>()
  return events.map((event) => {
    const label = counts.get(event.name) === 1 ? event.name : detailed(event)
    const isFree = !known.has(label)
    known.add(label)
    return { value: String(event.id), label: isFree ? label : `${label} (no. ${event.id})` }
  })
}

const detailed = ({ name, date, location }: Named): string =>
  [name, [date, location].filter(Boolean).join(", ")].filter(Boolean).join(" · ")
