import type { Ceremony } from "@rosette/contract/ceremony"
import type { RefObject } from "react"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { catchLostFocus } from "../../../ui/focus/use-lost-focus.ts"
import { titleWords } from "../entry-words.ts"
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
  const askToRestart = async (ceremony: Ceremony) => {
    const isYes = ceremony.isRehearsal || (await confirm({ ...RESTART, message: restartWords(ceremony) }))
    if (isYes) step("restart")
  }
  return { askToTakeOver, askToRestart, dialog }
}

const RESTART = { title: "Start again from the first line?", action: "Restart" }

/** What stays public after a restart, and what does not. */
export function restartWords({ lines, announced: { read } }: Ceremony): string {
  const known = lines.filter(({ key }) => read.keys.includes(key))
  const words =
    known.length > 0 ? `stays public because it was on the public page: ${known.map(titleWords).join(", ")}` : ""
  const table = read.hasTable ? " The table of places stays public too." : ""
  return words
    ? `The stage shows the event’s name. This ${words}.${table} Everything else is public once you reveal it again.`
    : "The stage shows the event’s name. Nobody has read a winner on the public page, so nothing is public until you reveal it again."
}
