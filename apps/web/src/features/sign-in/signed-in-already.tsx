import { Button, Group, Text, Title } from "@mantine/core"
import classes from "./signed-in-already.module.css"

type Props = {
  /** Who: the judge, the organizer, the master admin. */
  name: string
  /** Where: the event. */
  place: string
  onGoOn: () => void
  onLogOut: () => void
  isPending?: boolean
}

/** Says that this browser is still signed in, and offers to go on or to log out. */
export function SignedInAlready({ name, place, onGoOn, onLogOut, isPending = false }: Props) {
  return (
    <section className={classes.panel} aria-labelledby="signed-in-already">
      <Title order={2} size="h4" id="signed-in-already">
        This browser is still signed in
      </Title>
      <Text>
        {name}, {place}
      </Text>
      <Group gap="sm">
        <Button onClick={onGoOn} loading={isPending}>
          Go on as {name}
        </Button>
        <Button variant="default" onClick={onLogOut} disabled={isPending}>
          Log out
        </Button>
      </Group>
      <Text c="dimmed">Not you? Log out first.</Text>
    </section>
  )
}
