import type { Criterion } from "@rosette/contract/criteria"
import { criterionApplies } from "@rosette/domain/contest/applicability"
import { sectionOf } from "@rosette/domain/contest/sections"
import type { EntryFlags } from "@rosette/domain/entries/entry-flags"
import { useRef } from "react"
import { flushSync } from "react-dom"
import { nextUnscored } from "./points/next-criterion.ts"
import type { Folding } from "./points/use-folding.ts"
import type { OpenSheet } from "./use-sheet.ts"
import type { Submitting } from "./use-submitting.ts"

type Parts = {
  sheet: Pick<OpenSheet, "content" | "sum">
  submitting: Pick<Submitting, "goBack">
  folding: Pick<Folding, "open">
}

/** Scrolls to a criterion's row and focuses it; repeated presses go through all unscored criteria. */
export function useShowCriterion(
  entry: EntryFlags,
  criteria: readonly Criterion[],
  { sheet, submitting, folding }: Parts,
) {
  const shownId = useRef<number>(undefined)
  const show = (first: Criterion | undefined) => {
    submitting.goBack()
    if (!first) return
    // The section has to be open before a row in it can take the focus.
    flushSync(() => folding.open(sectionOf(first.order)))
    const row = document.getElementById(`criterion-${first.id}`)
    // Just after a move only the first section is there: the next press shows this criterion, not the one after it.
    if (!row) return
    shownId.current = first.id
    row.scrollIntoView({ block: "center" })
    row.querySelector<HTMLElement>("[role=slider]")?.focus({ preventScroll: true })
  }
  const showUnscored = () => {
    const applicable = criteria.filter((criterion) => criterionApplies(criterion, entry))
    show(nextUnscored(applicable, sheet.content.points, shownId.current) ?? sheet.sum.unscored[0])
  }
  return { show, showUnscored }
}
