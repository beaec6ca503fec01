import { Anchor, Text } from "@mantine/core"
import { IconArrowRight } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import { PageShell } from "../../ui/page/page-shell.tsx"
import { ContinueJudging } from "./continue-judging.tsx"
import classes from "./landing-screen.module.css"
import { RoleChooser } from "./role-chooser.tsx"
import { SampleSheet } from "./sample-sheet.tsx"
import { useLandingFacts } from "./use-landing-facts.ts"

const PROMISES = ["Works without a signal", "No app to install", "Every place explained"]

/** The landing page: three actions, links by role, and for a signed-in judge the link back to judging. */
export function LandingScreen({ keptSheets }: { keptSheets?: ReactNode }) {
  const { signedIn, creationClosed, hasDemo } = useLandingFacts()
  return (
    <PageShell title="Contest judging" hidesTitle>
      {signedIn && <ContinueJudging judgeName={signedIn.judge.name} eventName={signedIn.event.name} />}
      <section className={classes.hero}>
        <div className={classes.words}>
          <p className={classes.claim}>
            <span>Every score counts.</span> <span>Every winner is clear.</span>
          </p>
          <Text c="dimmed" className={classes.lead}>
            For car shows, cosplay battles and creative showcases. Judges score on their phones, and you see who leads
            and why.
          </Text>
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
          {/* Loaded late, into a reserved place. */}
          <div className={classes.demo}>
            {hasDemo && (
              <Anchor component={Link} href="/organizer" fw={600} className={classes.demoLink}>
                See a live demo
                <IconArrowRight size={18} aria-hidden />
              </Anchor>
            )}
          </div>
          {creationClosed !== null && (
            <Text c="dimmed" mt="md">
              {creationClosed}
            </Text>
          )}
        </div>
        <SampleSheet />
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
      </section>
      {/* Loaded late: above the actions it would move them while somebody taps. */}
      {keptSheets}
      <RoleChooser canCreateEvents={creationClosed === null} />
    </PageShell>
  )
}
