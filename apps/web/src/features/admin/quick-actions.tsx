import { Anchor, Group } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { Link } from "wouter"
import { ButtonLink } from "../../ui/page/button-link.tsx"

export const QuickActions = () => (
  <nav aria-label="Quick Actions">
    <ButtonLink href="/create-event" leftSection={<IconPlus size={20} aria-hidden />}>
      Create New Event
    </ButtonLink>
  </nav>
)

/** The ways to the sign-ins of the others, last on the page. */
export const LoginPortals = () => (
  <Group component="nav" gap="0 1.5rem" aria-label="Login portals">
    <Anchor component={Link} href="/" size="sm" lh="2.75rem">
      Judge Login Portal
    </Anchor>
    <Anchor component={Link} href="/organizer-login" size="sm" lh="2.75rem">
      Organizer Login Portal
    </Anchor>
  </Group>
)
