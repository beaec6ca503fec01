import { Text } from "@mantine/core"
import { canSignInAgain, type JudgeEnd, judgeEndText } from "../../offline/judge-end.ts"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import classes from "./landing-screen.module.css"

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
