import type { Ceremony } from "@rosette/contract"
import { useRef, useState } from "react"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import type { CeremonyCalls } from "../use-ceremony.ts"
import classes from "./announcer.module.css"
import { AnnouncerControls } from "./announcer-controls.tsx"
import { AnnouncerNotices } from "./announcer-notices.tsx"
import { ComingLine } from "./coming-line.tsx"
import { type Leaving, nextStep } from "./moments.ts"
import { PresentLine } from "./present-line.tsx"
import { SkipDialog } from "./skip-dialog.tsx"
import { useAnnouncerKeys } from "./use-announcer-keys.ts"

type Props = {
  ceremony: Ceremony
  calls: Pick<CeremonyCalls, "move" | "skip" | "isPending" | "refusal">
  /** Whether the server cannot be reached just now. */
  isLost: boolean
}

/** The present line with its notes, the next one, and the steps. Whoever takes over leads from their next step on. */
export function AnnouncerView({ ceremony, calls, isLost }: Props) {
  const [takesOver, setTakesOver] = useState(false)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { confirm, dialog } = useConfirm()
  const isLedByOther = ceremony.announcer !== null && !ceremony.announcer.isYou
  const isBlocked = isLedByOther && !takesOver
  // Two presses may come before the screen has drawn the first.
  const isUnderWay = useRef(false)
  const [hasLeftOut, setLeftOut] = useState(false)
  const isBusy = () => calls.isPending || isUnderWay.current
  const lead = async (work: () => Promise<boolean>) => {
    isUnderWay.current = true
    setLeftOut(false)
    const isDone = await work()
    isUnderWay.current = false
    if (isDone) setTakesOver(false)
  }
  const step = (action: "next" | "back" | "black" | "restart") => {
    if (isBlocked) return
    if (isBusy()) return setLeftOut(true)
    if (action === "next" && nextStep(ceremony) === null) return
    if (action === "back" && ceremony.phase === "before") return
    void lead(() => calls.move({ action, takesOver: isLedByOther }))
  }
  useAnnouncerKeys({ next: () => step("next"), back: () => step("back"), black: () => step("black") })
  const restart = async () => {
    const isYes = await confirm({
      title: "Start again from the first line?",
      message: "The stage shows the event’s name. Winners who were revealed stay on the public page.",
      action: "Restart",
    })
    if (isYes) step("restart")
  }
  const skip = async (takenBy: number | null) => {
    if (!leaving) return
    const { line, entry } = leaving
    setAsking(false)
    await lead(() => calls.skip({ key: line.key, entryId: entry.entryId, takenBy, takesOver: isLedByOther }))
  }
  return (
    <div className={classes.desk}>
      <AnnouncerNotices
        ceremony={ceremony}
        refusal={calls.refusal}
        isLost={isLost}
        takesOver={takesOver}
        onTakeOver={() => setTakesOver(true)}
      />
      <div className={classes.lines}>
        <PresentLine
          ceremony={ceremony}
          isBlocked={isBlocked || calls.isPending}
          onLeft={(next) => {
            setLeaving(next)
            setAsking(true)
          }}
        />
        <ComingLine ceremony={ceremony} onRestart={isBlocked ? null : restart} />
      </div>
      <AnnouncerControls
        ceremony={ceremony}
        isBlocked={isBlocked}
        isBusy={calls.isPending}
        hasLeftOut={hasLeftOut}
        onStep={step}
      />
      <LazyDialog isOpen={isAsking}>
        {(isOpen) =>
          leaving && <SkipDialog {...leaving} isOpen={isOpen} onClose={() => setAsking(false)} onAnswer={skip} />
        }
      </LazyDialog>
      {dialog}
    </div>
  )
}
