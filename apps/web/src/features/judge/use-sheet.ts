import type { StoredSheet } from "@rosette/contract"
import type { PendingSheet, SheetContent } from "@rosette/outbox"
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react"
import { changeOf, type Desk } from "./desk.ts"
import { contentOf, fittedTo, isStoredAlready, type SheetSum, sumOf, withPoints } from "./sheet-content.ts"
import type { Position } from "./use-position.ts"

export type OpenSheet = {
  content: SheetContent
  sum: SheetSum
  stored: StoredSheet | undefined
  pending: PendingSheet | undefined
  /** Submitted, or on its way to be: nothing can be changed. */
  isLocked: boolean
  setPoints: (criterionId: number, points: number | null) => void
  setComments: (comments: string) => void
  /** Makes a submitted sheet that has not left this device a draft again. */
  takeBack: () => void
}

/** The sheets that the server does not have yet, kept up to date. */
export const usePending = ({ saving }: Desk) => useSyncExternalStore(saving.subscribe, saving.pending)

/** The sheet of the entry on the desk: what is kept here, else what the server has. */
export function useSheet(desk: Desk, { entry }: Position): OpenSheet {
  const { criteria, sheets } = desk.workspace
  const stored = useMemo(() => sheets.find((sheet) => sheet.entryId === entry.id), [sheets, entry.id])
  const pending = usePending(desk).get(entry.id)
  const isSubmitted = stored?.isSubmitted ?? false
  const isLocked = isSubmitted || (pending?.isSubmitted === true && pending.state !== "needs-you")
  const content = useMemo(() => {
    const shown = pending && !isSubmitted ? pending.content : contentOf(stored)
    return fittedTo(shown, criteria)
  }, [pending, stored, criteria, isSubmitted])

  const latest = useRef({ desk, entry, stored, content, isLocked })
  useEffect(() => {
    latest.current = { desk, entry, stored, content, isLocked }
  })
  const change = useCallback((edit: (content: SheetContent) => SheetContent) => {
    const now = latest.current
    if (now.isLocked) return
    const next = edit(now.content)
    latest.current = { ...now, content: next }
    const { saving, workspace } = now.desk
    const hasNothingToSend = isStoredAlready(next, now.stored, workspace.criteria, now.entry)
    // What is out may have arrived: only a newer sheet brings the server back to what it had.
    const isOut = saving.pending().get(now.entry.id)?.isOut
    if (hasNothingToSend && !isOut) saving.drop(now.entry.id)
    else saving.keep(changeOf(now.desk, now.entry, next, false))
  }, [])
  const setPoints = useCallback(
    (criterionId: number, points: number | null) => change((sheet) => withPoints(sheet, criterionId, points)),
    [change],
  )
  const setComments = useCallback((comments: string) => change((sheet) => ({ ...sheet, comments })), [change])
  const takeBack = () => desk.saving.keep(changeOf(desk, entry, content, false))
  return { content, sum: sumOf(content, criteria, entry), stored, pending, isLocked, setPoints, setComments, takeBack }
}
