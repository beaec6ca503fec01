import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import type { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import { useEventUpdate } from "../events/details/use-event-update.ts"

const CLOSING = {
  title: "Close this event for judging?",
  message: "Judges can neither sign in nor save scores until you open it again. Nothing is deleted.",
  action: "Close event",
  isDangerous: false,
}

/** Opens an event for judging, or closes it after a confirmation. */
export function useJudgingSwitch(eventId: number, confirm: ReturnType<typeof useConfirm>["confirm"]) {
  const update = useEventUpdate(eventId)
  const switchJudging = async (isActive: boolean) => {
    if (!isActive && !(await confirm(CLOSING))) return
    // Also told if another tab of the dashboard was opened meanwhile.
    await update.mutateAsync({ eventId, isActive }).then(
      () => feedback.success(isActive ? "Open for judging" : "Closed for judging"),
      (error: unknown) => feedback.failure("Failed to update event", errorText(error)),
    )
  }
  return { switchJudging, isSwitching: update.isPending }
}
