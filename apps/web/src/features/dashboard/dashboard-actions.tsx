import { Button } from "@mantine/core"
import { IconLogout, IconPlus } from "@tabler/icons-react"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import classes from "./dashboard.module.css"

/** In the bar, out of the way of the day's work; on a phone the contest's button shows its icon alone. */
export function DashboardActions({ onLogout }: { onLogout: () => void }) {
  return (
    <>
      <ButtonLink
        href="/create-event"
        variant="subtle"
        color="gray"
        data-print="never"
        className={classes.action}
        leftSection={<IconPlus size={20} aria-hidden />}
      >
        <span className={classes.actionText}>Create New Contest</span>
      </ButtonLink>
      <Button variant="subtle" color="gray" leftSection={<IconLogout size={20} aria-hidden />} onClick={onLogout}>
        Logout
      </Button>
    </>
  )
}
