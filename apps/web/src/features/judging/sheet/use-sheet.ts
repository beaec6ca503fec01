import type { Criterion } from "@rosette/contract/criteria"
import type { Entry } from "@rosette/contract/entries"
import type { OwnSheet } from "@rosette/contract/sheets"
import { orderInScope } from "@rosette/domain/contest/judge-scope"
import { competes } from "@rosette/domain/entries/entry-status"
import type { Change } from "@rosette/outbox/outbox"
import type { PendingSheet, SheetContent } from "@rosette/outbox/records"
import {
  changeOf,
  hasNothingToSend,
  isAddition,
  lackingOf,
  type SheetSum,
  type ShownSheet,
  shownSheet,
  sumOf,
  withPoints,
} from "@rosette/outbox/sheet-content"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { entryLabel } from "../../../offline/entry-label.ts"
import type { Desk } from "../desk/desk.ts"
import { useDesk } from "../desk/desk-context.ts"
import { usePending } from "../desk/waiting-states.ts"
import type { Position } from "../entries/use-position.ts"

export type OpenSheet = ShownSheet & {
  sum: SheetSum
  stored: OwnSheet | undefined
  pending: PendingSheet | undefined
  /** The criteria of the judge's sections. */
  criteria: readonly Criterion[]
  /** Opened while the entry does not compete. */
  isReadOnly: boolean
  /** Makes a read-only sheet one to score. */
  judgeAnyway: () => void
  /** The criteria that a submitted sheet lacks; only these can be scored in it. */
  lacking: readonly Criterion[]
  setPoints: (criterionId: number, points: number | null) => void
  setComments: (comments: string) => void
  /** Turns a submitted sheet that was not sent yet into a draft again. */
  takeBack: () => void
}

/** A sheet of this desk as it is stored and sent. */
export function changeOnDesk(
  { workspace, saving }: Desk,
  entry: Entry,
  content: SheetContent,
  isSubmitted: boolean,
): Change {
  const { criteria, event, judge, sheets } = workspace
  const stored = sheets.find((sheet) => sheet.entryId === entry.id)
  const asked = { criteria, scope: judge, setupVersion: event.setupVersion }
  const typed = { entry, label: entryLabel(entry), content, isSubmitted, ...asked }
  return changeOf(typed, stored, saving.pending().get(entry.id))
}

const NONE: readonly Criterion[] = []

/**
 * The sheet of an entry that does not compete opens read-only; one that was open before, or that waits here, stays as it was. One
 * from which its judge has stepped aside is read-only at once.
 */
function useOpening({ entry, group }: Position, isWaiting: boolean): Pick<OpenSheet, "isReadOnly" | "judgeAnyway"> {
  const [openedId, setOpenedId] = useState(0)
  const isOpen = competes(entry) || isWaiting || openedId === entry.id
  if (isOpen && openedId !== entry.id) setOpenedId(entry.id)
  return { isReadOnly: group === "aside" || !isOpen, judgeAnyway: () => setOpenedId(entry.id) }
}

/** The sheet of the shown entry: what is unsent here, else what the server has. `onTouched` is called at each change. */
export function useSheet(position: Position, onTouched: () => void): OpenSheet {
  const desk = useDesk()
  const { entry } = position
  const { criteria: all, judge, sheets } = desk.workspace
  const criteria = useMemo(() => all.filter(({ order }) => orderInScope(judge, order)), [all, judge])
  const stored = useMemo(() => sheets.find((sheet) => sheet.entryId === entry.id), [sheets, entry.id])
  const pending = usePending(desk).get(entry.id)
  const opening = useOpening(position, pending !== undefined)
  const { isReadOnly } = opening
  const lacking = useMemo(
    () => (isReadOnly ? NONE : lackingOf(stored, criteria, entry)),
    [stored, criteria, entry, isReadOnly],
  )
  const shown = useMemo(() => shownSheet(stored, pending, { criteria: all, lacking }), [stored, pending, all, lacking])
  const { content, isCompleting } = shown
  const isLocked = shown.isLocked || isReadOnly
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
    const pendingNow = saving.pending().get(now.entry.id)
    if (hasNothingToSend(next, now.stored, pendingNow)) saving.drop(now.entry.id)
    else saving.store(changeOnDesk(now.desk, now.entry, next, false))
  }, [])
  /** A submitted sheet takes no drafts: additions are stored here and sent when it is submitted again. */
  const addPoints = useCallback((criterionId: number, points: number | null) => {
    const now = latest.current
    const next = withPoints(now.content, criterionId, points)
    latest.current = { ...now, content: next }
    if (isAddition(next, now.lacking))
      now.desk.saving.store({ ...changeOnDesk(now.desk, now.entry, next, false), isAddition: true })
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
  const takeBack = () => desk.saving.store(changeOnDesk(desk, entry, content, false))
  const sum = sumOf(content, criteria, entry)
  return { ...shown, ...opening, isLocked, sum, stored, pending, criteria, lacking, setPoints, setComments, takeBack }
}
