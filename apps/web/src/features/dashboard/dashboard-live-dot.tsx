import { LiveDot } from "../../ui/figures/live-dot.tsx"
import type { LiveState } from "../live/use-live-event.ts"

const WORDS = {
  connecting: { tone: "waiting", text: "Connecting…", meaning: "Asking the server to tell what judges save." },
  live: {
    tone: "good",
    text: "Live",
    meaning: "Live: new scores appear within a second.",
  },
  reconnecting: {
    tone: "waiting",
    text: "Reconnecting…",
    meaning: "The server cannot be reached. What stands here may be out of date; it catches up by itself.",
  },
  off: {
    tone: "bad",
    text: "Not live",
    meaning: "What stands here no longer follows by itself. Reload the page to follow again.",
  },
} as const

/** Whether the dashboard follows what judges save. */
export const DashboardLiveDot = ({ state }: { state: LiveState }) => <LiveDot {...WORDS[state]} />
