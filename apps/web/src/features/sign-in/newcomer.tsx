import { Button } from "@mantine/core"
import type { Outputs } from "../../lib/trpc-client.ts"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import classes from "./newcomer.module.css"

type Demo = NonNullable<Outputs["organizer"]["demoHint"]>
type Props = {
  /** Known late: its place is reserved. */
  demo: Demo | null
  isDisabled: boolean
  onOpen: (demo: Pick<Demo, "eventId" | "password">) => void
}

/** For somebody without an event: create one, or look around in the demo. */
export const Newcomer = ({ demo, isDisabled, onOpen }: Props) => (
  <section className={classes.newcomer} aria-labelledby="new-here">
    <div className={classes.head}>
      <h2 id="new-here">New here?</h2>
      <p className={classes.demo}>
        {demo && (
          <>
            Demo password <code>{demo.password}</code>
          </>
        )}
      </p>
    </div>
    <div className={classes.ways}>
      <ButtonLink href="/create-event" variant="default" px="xs">
        Create New Event
      </ButtonLink>
      {demo && (
        <Button
          variant="default"
          px="xs"
          disabled={isDisabled}
          onClick={() => onOpen({ eventId: demo.eventId, password: demo.password })}
        >
          Open the Demo
        </Button>
      )}
    </div>
  </section>
)
