import { Anchor, Text } from "@mantine/core"
import { Link } from "wouter"
import { ButtonLink } from "../ui/page/button-link.tsx"
import { PageShell } from "../ui/page/page-shell.tsx"
import { Drawing } from "../ui/states/drawing.tsx"
import classes from "./not-found-screen.module.css"

/** Any address that is not a screen. */
export default function NotFoundScreen() {
  return (
    <PageShell title="404 Page Not Found" width="text">
      <Drawing name="not-found" isWide />
      <Text size="lg" mb="lg">
        Check the address for typing mistakes. If you followed a link, it may be out of date.
      </Text>
      <div className={classes.ways}>
        <ButtonLink href="/">Go to the Start Page</ButtonLink>
        <Anchor component={Link} href="/judge-login">
          Judge an Event
        </Anchor>
        <Anchor component={Link} href="/organizer">
          Organizer Login
        </Anchor>
      </div>
    </PageShell>
  )
}
