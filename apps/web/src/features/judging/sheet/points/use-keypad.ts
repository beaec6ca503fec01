import type { Criterion } from "@rosette/contract/criteria"
import { sectionOf } from "@rosette/domain/contest/sections"
import { useCallback, useRef, useState } from "react"
import { flushSync } from "react-dom"
import type { Folding } from "./use-folding.ts"

const rowOf = (criterionId: number) => document.getElementById(`criterion-${criterionId}`)

/** Which criterion the keypad is open for. Opening scrolls its row into view above the keys; closing focuses the row. */
export function useKeypad({ open: unfold }: Pick<Folding, "open">) {
  const [{ criterionId, isOpen }, setKeypad] = useState({ criterionId: 0, isOpen: false })
  const latestId = useRef(0)
  const open = useCallback(
    (criterion: Criterion) => {
      latestId.current = criterion.id
      flushSync(() => {
        unfold(sectionOf(criterion.order))
        setKeypad({ criterionId: criterion.id, isOpen: true })
      })
      rowOf(criterion.id)?.scrollIntoView({ block: "start" })
    },
    [unfold],
  )
  const close = useCallback(() => {
    setKeypad({ criterionId: latestId.current, isOpen: false })
    rowOf(latestId.current)?.querySelector<HTMLElement>("[role=slider]")?.focus({ preventScroll: true })
  }, [])
  return { criterionId, isOpen, open, close }
}
