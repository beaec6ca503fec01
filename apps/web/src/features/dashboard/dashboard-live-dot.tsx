import { LiveDot } from "../../ui/figures/live-dot.tsx"
import type { LiveState } from "../live/use-live-event.ts"

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
export const DashboardLiveDot = ({ state }: { state: LiveState }) => <LiveDot {...WORDS[state]} />
