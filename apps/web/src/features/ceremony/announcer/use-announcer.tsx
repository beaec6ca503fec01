import type { Ceremony } from "@rosette/contract/ceremony"
import type { CeremonyAction } from "@rosette/domain/ceremony/rehearsal"
import { type RefObject, useEffect, useRef, useState } from "react"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { useShortcuts } from "../../../ui/focus/keyboard.ts"
import { catchLostFocus } from "../../../ui/focus/use-lost-focus.ts"
import type { CeremonyCalls } from "../use-ceremony.ts"
import { titleWords } from "../words.ts"
import { type Leaving, nextStep } from "./moments.ts"

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
function restartWords({ lines, announced: { read } }: Ceremony): string {
  const known = lines.filter(({ key }) => read.keys.includes(key))
  const words =
    known.length > 0 ? `stays public because it was on the public page: ${known.map(titleWords).join(", ")}` : ""
  const table = read.hasTable ? " The table of places stays public too." : ""
  return words
    ? `The stage shows the event’s name. This ${words}.${table} Everything else is public once you reveal it again.`
    : "The stage shows the event’s name. Nobody has read a winner on the public page, so nothing is public until you reveal it again."
}

export type CeremonyStep = CeremonyAction

/**
 * The announcer's steps, one at a time. While somebody else leads there are none until this announcer takes over, which
 * counts from their next step on; a press while a step is being sent is ignored, and `wasIgnored` says so.
 */
export function useLeading(ceremony: Ceremony, calls: Pick<CeremonyCalls, "move" | "skip" | "isPending">) {
  const [takesOver, setTakesOver] = useState(false)
  const [wasIgnored, setIgnored] = useState(false)
  // Two presses may come before the screen has rendered the first.
  const isUnderWay = useRef(false)
  const isLedByOther = ceremony.announcer !== null && !ceremony.announcer.isYou
  const isBlocked = isLedByOther && !takesOver

  const lead = async (work: () => Promise<boolean>) => {
    isUnderWay.current = true
    setIgnored(false)
    try {
      if (await work()) setTakesOver(false)
    } finally {
      isUnderWay.current = false
    }
  }
  /** Whether a press counts now. If not, the notice of the other leader or `wasIgnored` says why. */
  const mayLead = (): boolean => {
    if (isBlocked) return false
    const isBusy = calls.isPending || isUnderWay.current
    if (isBusy) setIgnored(true)
    return !isBusy
  }
  const step = (action: CeremonyStep) => {
    if (!mayLead()) return
    if (action === "next" && nextStep(ceremony) === null) return
    if (action === "back" && ceremony.phase === "before") return
    void lead(() => calls.move({ action, takesOver: isLedByOther }))
  }
  const skip = ({ award, entry }: Leaving, takenBy: number | null) => {
    if (!mayLead()) return
    void lead(() => calls.skip({ key: award.key, entryId: entry.entryId, takenBy, takesOver: isLedByOther }))
  }
  return { takesOver, takeOver: () => setTakesOver(true), isBlocked, wasIgnored, step, skip }
}

type Steps = { next: () => void; back: () => void; black: () => void }

const HAS_KEYS_OF_ITS_OWN = "a[href], button, input, select, textarea, summary, [aria-modal=true]"

/** The keys of a presenter's remote and a keyboard. A key that is held down counts once. */
export function useAnnouncerKeys({ next, back, black }: Steps): void {
  const once = (step: () => void) => (event: KeyboardEvent) => {
    if (!event.repeat) step()
  }
  useShortcuts({
    ArrowRight: once(next),
    PageDown: once(next),
    ArrowLeft: once(back),
    PageUp: once(back),
    b: once(black),
  })
  useSpace(next)
  useEffect(() => {
    document.addEventListener("keydown", pressOnce)
    return () => document.removeEventListener("keydown", pressOnce)
  }, [])
}

/** Enter that is held down presses a focused button again and again: the stage would reveal one line after the other. */
function pressOnce(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.repeat && event.target instanceof HTMLButtonElement) event.preventDefault()
}

/** The space bar is the next step, unless a button is focused. */
function useSpace(next: () => void): void {
  const latest = useRef(next)
  useEffect(() => {
    latest.current = next
  })
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.key !== " " || event.defaultPrevented || document.querySelector("[aria-modal=true]")) return
      if (event.target instanceof Element && event.target.closest(HAS_KEYS_OF_ITS_OWN)) return
      event.preventDefault()
      if (!event.repeat) latest.current()
    }
    document.addEventListener("keydown", act)
    return () => document.removeEventListener("keydown", act)
  }, [])
}
