import type { Ceremony } from "@rosette/contract/ceremony"
import type { CeremonyAction } from "@rosette/domain/ceremony/rehearsal"
import { useRef, useState } from "react"
import type { CeremonyCalls } from "../use-ceremony.ts"
import { type Leaving, nextStep } from "./moments.ts"

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
