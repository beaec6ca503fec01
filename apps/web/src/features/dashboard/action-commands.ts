import type { Ceremony } from "@rosette/contract/ceremony"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import {
  IconCar,
  IconDeviceProjector,
  IconListCheck,
  IconLogout,
  IconMicrophone2,
  IconPlus,
  IconPrinter,
  IconUserPlus,
} from "@tabler/icons-react"
import type { AskedAction } from "../live/asked-action.ts"
import type { Command } from "./command-choices.ts"
import type { DashboardTab } from "./dashboard-tabs.ts"

type Facts = {
  resultsState: ResultsState | null
  ceremony: Pick<Ceremony, "results" | "stageKey"> | undefined
  hasJudges: boolean
}

type Ways = {
  onAsk: (tab: DashboardTab, action: AskedAction) => void
  onLogout: () => void
  navigate: (path: string) => void
}

/** What an organizer does, the daily things first and the way out last. */
export function actionCommands({ resultsState, ceremony, hasJudges }: Facts, { onAsk, onLogout, navigate }: Ways) {
  const stage = ceremony?.stageKey
  const action = (command: Omit<Command, "group">): Command => ({ ...command, group: "Actions" })
  return [
    resultsState !== "published" &&
      action({ key: "add-entry", label: "Add Entry", icon: IconCar, run: () => onAsk("entries", "add-entry") }),
    action({ key: "add-judge", label: "Add Judge", icon: IconUserPlus, run: () => onAsk("judges", "add-judge") }),
    hasJudges &&
      action({ key: "codes", label: "Print Codes", icon: IconPrinter, run: () => onAsk("judges", "print-codes") }),
    resultsState === "open" &&
      action({
        key: "review",
        label: "Review results",
        hint: "Closes judging",
        icon: IconListCheck,
        run: () => onAsk("results", "review-results"),
      }),
    ceremony?.results &&
      action({
        key: "announcer",
        label: "Open the announcer’s screen",
        icon: IconMicrophone2,
        run: () => navigate("/organizer-ceremony"),
      }),
    stage &&
      action({
        key: "stage",
        label: "Open the stage",
        icon: IconDeviceProjector,
        run: () => window.open(`/stage/${stage}`, "_blank", "noopener"),
      }),
    action({ key: "create", label: "Create New Contest", icon: IconPlus, run: () => navigate("/create-event") }),
    action({ key: "logout", label: "Logout", icon: IconLogout, run: onLogout }),
  ].filter((command) => typeof command === "object" && command !== null)
}
