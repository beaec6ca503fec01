import { Text } from "@mantine/core"
import { IconArrowRight } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { BROWSERS } from "../../lib/browsers.ts"
import { canSignInAgain, type JudgeEnd, judgeEndText } from "../../offline/judge-end.ts"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import { PageShell } from "../../ui/page/page-shell.tsx"
import classes from "./landing-screen.module.css"
import { Finale, RoleChooser } from "./roles.tsx"
import { SampleSheet } from "./sample-sheet.tsx"
import { useLandingFacts } from "./use-landing-facts.ts"

/** The landing page: three actions, links by role, and for a signed-in judge the link back to judging. */
export default function LandingScreen({ keptSheets }: { keptSheets?: ReactNode }) {
  const { signedIn, end, creationClosed, hasDemo } = useLandingFacts()
  return (
    <PageShell title="Contest judging" hidesTitle>
      {signedIn && <ContinueJudging judgeName={signedIn.judge.name} eventName={signedIn.event.name} end={end} />}
      <section className={classes.hero}>
        <div>
          <p className={classes.claim}>
            <span>Every score counts.</span> <span>Every winner is clear.</span>
          </p>
          <Text c="dimmed" className={classes.lead}>
            Contest judging for car shows, cosplay battles and creative showcases.{" "}
            <span className={classes.more}>Judges score on their phones, and you see who leads and why.</span>
          </Text>
          <Promises />
          <div className={classes.actions}>
            <ButtonLink href="/judge-login" size="lg">
              Judge an Event
            </ButtonLink>
            {creationClosed === null && (
              <ButtonLink href="/create-event" size="lg" variant="default">
                Create Contest
              </ButtonLink>
            )}
            <ButtonLink href="/organizer" size="lg" variant="default">
              Organizer Login
            </ButtonLink>
          </div>
          <Demo isThere={hasDemo} />
          {creationClosed !== null && (
            <Text c="dimmed" mt="md">
              {creationClosed}
            </Text>
          )}
        </div>
        <SampleSheet />
      </section>
      {/* Loaded late: above the actions it would move them while somebody taps. */}
      {keptSheets}
      <RoleChooser canCreateEvents={creationClosed === null} />
      <Finale>
        <Demo isThere={hasDemo} />
      </Finale>
      <Text c="dimmed" size="sm" mt="lg">{`Works with ${BROWSERS}.`}</Text>
    </PageShell>
  )
}

/** Loaded late, into a reserved place. */
const Demo = ({ isThere }: { isThere: boolean }) => (
  <div className={classes.demo}>
    {isThere && (
      <>
        <ButtonLink href="/organizer" size="lg" variant="light" rightSection={<IconArrowRight size={18} aria-hidden />}>
          See a live demo
        </ButtonLink>
        <span>A whole show to look around in, without an account.</span>
      </>
    )}
  </div>
)

const PROMISES = ["Works without a signal", "No app to install", "Every place explained"]

/** What sets the product apart, in nine words. */
const Promises = () => (
  <ul className={classes.promises}>
    {PROMISES.map((promise) => (
      <li key={promise}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 12 5 5L20 7" />
        </svg>
        {promise}
      </li>
    ))}
  </ul>
)

/** Without `end` nothing is known of an end. */
type Props = { judgeName: string; eventName: string; end?: JudgeEnd | null }

/** Leads a signed-in judge back to the sheets, or says how the organizer has ended the session. */
export function ContinueJudging({ judgeName, eventName, end = null }: Props) {
  return (
    <section className={classes.continue} aria-label="Your judging">
      <div role="status">
        <Text fw={700} size="lg">
          {end ? judgeName : `Welcome back, ${judgeName}`}
        </Text>
        <Text>{end ? judgeEndText(end) : `You are on the judge panel of ${eventName}.`}</Text>
      </div>
      {!end && <ButtonLink href="/judge">Continue judging</ButtonLink>}
      {end && canSignInAgain(end) && <ButtonLink href="/judge-login">Sign in again</ButtonLink>}
    </section>
  )
}
