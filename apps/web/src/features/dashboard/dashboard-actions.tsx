import { Button, Kbd } from "@mantine/core"
import { IconLogout, IconPlus, IconSearch } from "@tabler/icons-react"
import { LiveDot } from "../../ui/figures/live-dot.tsx"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import type { LiveState } from "../live/use-live-event.ts"
import classes from "./dashboard.module.css"

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform)

type Props = { live: LiveState; onGoTo: () => void; onLogout: () => void }

/** Whether the dashboard is live, and the actions in the header bar; on narrow screens they show only their icons. */
export function DashboardActions({ live, onGoTo, onLogout }: Props) {
  return (
    <>
      <span className={classes.live}>
        <DashboardLiveDot state={live} />
      </span>
      <Button
        variant="subtle"
        color="gray"
        className={classes.action}
        leftSection={<IconSearch size={20} aria-hidden />}
        aria-keyshortcuts="Control+K Meta+K"
        title="Ctrl+K or ⌘K"
        onClick={onGoTo}
      >
        <span className={classes.actionText}>Go to</span>
        <Kbd aria-hidden className={classes.shortcut}>
          {IS_MAC ? "⌘K" : "Ctrl K"}
        </Kbd>
      </Button>
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
      <Button
        variant="subtle"
        color="gray"
        className={classes.action}
        leftSection={<IconLogout size={20} aria-hidden />}
        onClick={onLogout}
      >
        <span className={classes.actionText}>Logout</span>
      </Button>
    </>
  )
}

const WORDS = {
  connecting: { tone: "waiting", text: "Connecting…", meaning: "Waiting for the server to report what judges save." },
  live: {
    tone: "good",
    text: "Live",
    meaning: "Live: new scores appear within a second.",
  },
  reconnecting: {
    tone: "waiting",
    text: "Reconnecting…",
    meaning: "The server cannot be reached. What you see may be out of date; it will update automatically.",
  },
  off: {
    tone: "bad",
    text: "Not live",
    meaning: "This page no longer updates automatically. Reload it to update again.",
  },
} as const

/** Whether the dashboard follows what judges save. */
const DashboardLiveDot = ({ state }: { state: LiveState }) => <LiveDot {...WORDS[state]} />
