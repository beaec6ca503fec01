import { VisuallyHidden } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import classes from "./master-dashboard.module.css"

/** The ways from the dashboard to other screens; creating an event is the primary action. */
export const QuickActions = () => (
  <section className={classes.quick} aria-labelledby="quick-actions">
    <VisuallyHidden component="h2" id="quick-actions">
      Quick Actions
    </VisuallyHidden>
    <ButtonLink href="/create-event" leftSection={<IconPlus size={20} aria-hidden />}>
      Create New Event
    </ButtonLink>
    <ButtonLink href="/" variant="subtle" px="sm">
      Judge Login Portal
    </ButtonLink>
    <ButtonLink href="/organizer-login" variant="subtle" px="sm">
      Organizer Login Portal
    </ButtonLink>
  </section>
)
