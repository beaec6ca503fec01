import { Anchor } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { Link } from "wouter"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import classes from "./admin.module.css"

export const QuickActions = () => (
  <nav aria-label="Quick Actions">
    <ButtonLink href="/create-event" leftSection={<IconPlus size={20} aria-hidden />}>
      Create New Event
    </ButtonLink>
  </nav>
)

/** The ways to the sign-ins of the others, last on the page. */
export const LoginPortals = () => (
  <nav className={classes.portals} aria-label="Login portals">
    <Anchor component={Link} href="/">
      Judge Login Portal
    </Anchor>
    <Anchor component={Link} href="/organizer-login">
      Organizer Login Portal
    </Anchor>
  </nav>
)
