import type { RefObject } from "react"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { catchLostFocus } from "../../../ui/focus/use-lost-focus.ts"
import type { CeremonyStep } from "./use-leading.ts"

type Answers = {
  takeOver: () => void
  step: (action: CeremonyStep) => void
  /** Has the focus once the button that asked is gone. */
  notices: RefObject<HTMLDivElement | null>
}

/** What an announcer is asked first: a stray press must not take or restart a running ceremony. */
export function useAnnouncerQuestions({ takeOver, step, notices }: Answers) {
  const { confirm, dialog } = useConfirm()
  const askToTakeOver = async (leader: string) => {
    const isYes = await confirm({
      title: `Take over from ${leader}?`,
      message: `${leader} leads until you take your first step, and is told then.`,
      action: "Take over",
      isDangerous: false,
    })
    if (!isYes) return
    takeOver()
    catchLostFocus(notices.current)
  }
  const askToRestart = async () => {
    const isYes = await confirm({
      title: "Start again from the first line?",
      message: "The stage shows the event’s name. Winners who were revealed stay on the public page.",
      action: "Restart",
    })
    if (isYes) step("restart")
  }
  return { askToTakeOver, askToRestart, dialog }
}
