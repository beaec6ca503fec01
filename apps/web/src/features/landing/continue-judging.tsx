import { Text } from "@mantine/core"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import classes from "./landing-screen.module.css"

/** Leads a signed-in judge back to the sheets. */
export function ContinueJudging({ judgeName, eventName }: { judgeName: string; eventName: string }) {
  return (
    <section className={classes.continue} aria-label="Your judging">
      <div>
        <Text fw={700} size="lg">
          Welcome back, {judgeName}
        </Text>
        <Text>You are on the judge panel of {eventName}.</Text>
      </div>
      <ButtonLink href="/judge">Continue judging</ButtonLink>
    </section>
  )
}
