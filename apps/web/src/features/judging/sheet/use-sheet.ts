import type { Criterion } from "@rosette/contract/criteria"
import type { OwnSheet } from "@rosette/contract/sheets"
import type { PendingSheet, SheetContent } from "@rosette/outbox"
import {
  completed,
  contentOf,
  fittedTo,
  isAddition,
  isStoredAlready,
  lackingOf,
  type SheetSum,
  sumOf,
  withPoints,
} from "@rosette/outbox"
import { useCallback, useEffect, useMemo, useRef } from "react"
import { changeOf, type Desk } from "../desk/desk.ts"
import { usePending } from "../desk/waiting-states.ts"
import type { Position } from "../entries/use-position.ts"

export type OpenSheet = {
  content: SheetContent
  sum: SheetSum
  stored: OwnSheet | undefined
  pending: PendingSheet | undefined
  /** Submitted, on the server or only here: nothing can be changed except the criteria it lacks. */
  isLocked: boolean
  /** Submitted, on the server or waiting here, and not being sent. */
  isSettled: boolean
  /** The criteria that a submitted sheet lacks; only these can be scored in it. */
  lacking: readonly Criterion[]
  /** Submitted, with criteria that can still be scored. */
  isCompleting: boolean
  setPoints: (criterionId: number, points: number | null) => void
  setComments: (comments: string) => void
  /** Turns a submitted sheet that was not sent yet into a draft again. */
  takeBack: () => void
}

/** The sheet of the shown entry: what is kept here, else what the server has. `onTouched` is called at each change. */
export function useSheet(desk: Desk, { entry }: Position, onTouched: () => void): OpenSheet {
  const { criteria, sheets } = desk.workspace
  const stored = useMemo(() => sheets.find((sheet) => sheet.entryId === entry.id), [sheets, entry.id])
  const pending = usePending(desk).get(entry.id)
  const isSubmitted = stored?.isSubmitted ?? false
  const isOnItsWay = pending?.isSubmitted === true && pending.state !== "needs-you"
  const lacking = useMemo(() => lackingOf(stored, criteria, entry), [stored, criteria, entry])
  const isCompleting = lacking.length > 0 && !isOnItsWay
  const content = useMemo(() => {
    if (!stored || !isSubmitted) return fittedTo(pending?.content ?? contentOf(stored), criteria)
    return completed(fittedTo(contentOf(stored), criteria), lacking, pending?.content)
  }, [pending, stored, criteria, isSubmitted, lacking])

  const isLocked = isSubmitted || isOnItsWay
  const isSettled = isSubmitted || (isOnItsWay && pending.state === "kept")
  const latest = useRef({ desk, entry, stored, content, isLocked, lacking, isCompleting, onTouched })
  useEffect(() => {
    latest.current = { desk, entry, stored, content, isLocked, lacking, isCompleting, onTouched }
  })
  const change = useCallback((edit: (content: SheetContent) => SheetContent) => {
    const now = latest.current
    if (now.isLocked) return
    now.onTouched()
    const next = edit(now.content)
    latest.current = { ...now, content: next }
    const { saving } = now.desk
    const hasNothingToSend = isStoredAlready(next, now.stored)
    // An unanswered sheet may have reached the server: then a newer one has to be sent to restore the earlier content.
    const isUnanswered = saving.pending().get(now.entry.id)?.isUnanswered
    if (hasNothingToSend && !isUnanswered) saving.drop(now.entry.id)
    else saving.keep(changeOf(now.desk, now.entry, next, false))
  }, [])
  /** A submitted sheet takes no drafts: additions are kept here and sent when it is submitted again. */
  const addPoints = useCallback((criterionId: number, points: number | null) => {
    const now = latest.current
    const next = withPoints(now.content, criterionId, points)
    latest.current = { ...now, content: next }
    if (isAddition(next, now.lacking))
      now.desk.saving.keep({ ...changeOf(now.desk, now.entry, next, false), isAddition: true })
    else now.desk.saving.drop(now.entry.id)
  }, [])
  const setPoints = useCallback(
    (criterionId: number, points: number | null) => {
      if (latest.current.isCompleting) addPoints(criterionId, points)
      else change((sheet) => withPoints(sheet, criterionId, points))
    },
    [change, addPoints],
  )
  const setComments = useCallback((comments: string) => change((sheet) => ({ ...sheet, comments })), [change])
  const takeBack = () => desk.saving.keep(changeOf(desk, entry, content, false))
  const sum = sumOf(content, criteria, entry)
  return { content, sum, stored, pending, isLocked, isSettled, lacking, isCompleting, setPoints, setComments, takeBack }
}
