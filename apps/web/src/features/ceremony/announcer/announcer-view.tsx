import type { Ceremony } from "@rosette/contract/ceremony"
import { type RefObject, useEffect, useRef } from "react"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../../ui/dialogs/use-opened.ts"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import { RehearsalMark } from "../rehearsal-mark.tsx"
import { StagePreview } from "../stage/stage-view.tsx"
import type { CeremonyCalls } from "../use-ceremony.ts"
import classes from "./announcer.module.css"
import { AnnouncerControls } from "./announcer-controls.tsx"
import { AnnouncerNotices } from "./announcer-notices.tsx"
import { AboutLines, ComingLine, LaterLines } from "./coming-line.tsx"
import type { Leaving } from "./moments.ts"
import { staged } from "./moments.ts"
import { PresentLine } from "./present-line.tsx"
import { SkipDialog } from "./skip-dialog.tsx"
import { useAnnouncerKeys, useAnnouncerQuestions, useLeading } from "./use-announcer.tsx"

type Props = {
  ceremony: Ceremony
  eventName: string
  calls: Pick<CeremonyCalls, "move" | "skip" | "isPending" | "refusal">
  /** Whether the server cannot be reached. */
  isLost: boolean
}

/**
 * The current line with its notes, the next line, a preview of the stage, and the steps, which only the leader has.
 * An announcer who takes over leads from their next step on.
 */
export function AnnouncerView({ ceremony, eventName, calls, isLost }: Props) {
  const { takesOver, takeOver, isBlocked, wasIgnored, step, skip } = useLeading(ceremony, calls)
  const leaving = useLeavingDialog(ceremony.version)
  const isPhone = useIsPhone()
  const notices = useNoticesFocus(isBlocked)
  const { askToTakeOver, askToRestart, dialog } = useAnnouncerQuestions({ takeOver, step, notices })
  useAnnouncerKeys({ next: () => step("next"), back: () => step("back"), black: () => step("black") })
  const answer = (takenBy: number | null) => {
    if (!leaving.isOpen || !leaving.subject) return
    leaving.close()
    skip(leaving.subject, takenBy)
  }
  return (
    <div className={classes.desk}>
      <AnnouncerNotices
        region={notices}
        ceremony={ceremony}
        refusal={calls.refusal}
        isLost={isLost}
        takesOver={takesOver}
        onTakeOver={askToTakeOver}
        onStep={isBlocked ? null : step}
      />
      <div className={classes.lines}>
        <PresentLine ceremony={ceremony} isBlocked={isBlocked || calls.isPending} onLeft={leaving.open} />
        {!isPhone && (
          <div className={classes.onStage}>
            <StagePreview stage={staged(ceremony, eventName)} />
          </div>
        )}
        <ComingLine ceremony={ceremony} />
        <LaterLines ceremony={ceremony} />
        <AboutLines
          ceremony={ceremony}
          onRestart={isBlocked ? null : () => askToRestart(ceremony)}
          onRehearse={isBlocked ? null : () => step("rehearse")}
          onTakeBack={isBlocked ? null : () => step("takeBackSkip")}
        />
      </div>
      {!isBlocked && (
        <AnnouncerControls ceremony={ceremony} isBusy={calls.isPending} wasIgnored={wasIgnored} onStep={step} />
      )}
      <LazyDialog key={leaving.turn} isOpen={leaving.isOpen}>
        {(isOpen) =>
          leaving.subject && (
            <SkipDialog
              {...leaving.subject}
              isOpen={isOpen}
              isRehearsal={ceremony.isRehearsal}
              revealed={ceremony.revealed}
              onClose={leaving.close}
              onAnswer={answer}
            />
          )
        }
      </LazyDialog>
      {dialog}
      {ceremony.isRehearsal && <RehearsalMark />}
    </div>
  )
}

/** When the focused button goes because the leader changes, the notice about it is focused, where no key presses a button. */
function useNoticesFocus(isBlocked: boolean): RefObject<HTMLDivElement | null> {
  const notices = useRef<HTMLDivElement>(null)
  const wasBlocked = useRef(isBlocked)
  useEffect(() => {
    if (wasBlocked.current === isBlocked) return
    wasBlocked.current = isBlocked
    if (document.activeElement === document.body) notices.current?.focus({ preventScroll: true })
  }, [isBlocked])
  return notices
}

/** The dialog about a winner who has left. It closes when the ceremony changes: another entry may be next by then. */
function useLeavingDialog(version: number) {
  const { subject, isOpen, turn, open, close } = useOpened<{ leaving: Leaving; version: number } | null>(null)
  return {
    subject: subject?.leaving,
    isOpen: isOpen && subject?.version === version,
    turn,
    open: (leaving: Leaving) => open({ leaving, version }),
    close,
  }
}
