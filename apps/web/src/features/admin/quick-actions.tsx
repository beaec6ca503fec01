import { IconPlus } from "@tabler/icons-react"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import classes from "./master-dashboard.module.css"

/** The ways from the dashboard to other screens; in the list below, managing an event is the primary action. */
export const QuickActions = () => (
  <nav className={classes.quick} aria-label="Quick Actions">
    <ButtonLink href="/create-event" variant="default" leftSection={<IconPlus size={20} aria-hidden />}>
      Create New Event
    </ButtonLink>
    <ButtonLink href="/" variant="subtle">
      Judge Login Portal
    </ButtonLink>
    <ButtonLink href="/organizer-login" variant="subtle">
      Organizer Login Portal
    </ButtonLink>
  </nav>
)
