import { type Criterion, type Entry, LIMITS } from "@rosette/contract"
import { groupBySection } from "@rosette/domain"
import { useCallback, useId, useMemo, useState } from "react"
import { EmptyState } from "../../../ui/states/empty-state.tsx"
import { KeypadDialog } from "../late-dialogs.tsx"
import { CriteriaSection } from "./points/criteria-section.tsx"
import type { Folding } from "./points/use-folding.ts"
import classes from "./scoring-sheet.module.css"
import type { OpenSheet } from "./use-sheet.ts"

type Props = { entry: Entry; criteria: Criterion[]; sheet: OpenSheet; folding: Folding; commentsError: string | null }

/** All that a judge fills in for one entry. */
export function ScoringSheet({ entry, criteria, sheet, folding, commentsError }: Props) {
  const sections = useMemo(() => groupBySection(criteria), [criteria])
  const [keypad, setKeypad] = useState<{ criterionId: number | undefined; isOpen: boolean }>({
    criterionId: criteria[0]?.id,
    isOpen: false,
  })
  const openKeypad = useCallback(({ id }: Criterion) => setKeypad({ criterionId: id, isOpen: true }), [])
  // As it is now: its maximum may be lowered, or the criterion removed, while the keypad is open.
  const typed = criteria.find(({ id }) => id === keypad.criterionId)
  if (criteria.length === 0) {
    return (
      <EmptyState title="No criteria yet">
        The organizer has not added any scoring criteria. They appear here by themselves.
      </EmptyState>
    )
  }
  return (
    <>
      {sections.map((section) => (
        <CriteriaSection
          key={section.name}
          {...section}
          entry={entry}
          content={sheet.content}
          isLocked={sheet.isLocked}
          lacking={sheet.lacking}
          isOpen={folding.isOpen(section.name)}
          onToggle={() => folding.toggle(section.name)}
          setPoints={sheet.setPoints}
          onKeypad={openKeypad}
        />
      ))}
      <Comments sheet={sheet} error={commentsError} />
      {typed && (
        <KeypadDialog
          criterion={typed}
          points={sheet.content.points[typed.id] ?? null}
          isOpen={keypad.isOpen}
          setPoints={sheet.setPoints}
          onClose={() => setKeypad({ ...keypad, isOpen: false })}
        />
      )}
    </>
  )
}

function Comments({ sheet, error }: { sheet: OpenSheet; error: string | null }) {
  const id = useId()
  return (
    <div className={classes.comments}>
      <label htmlFor={id}>Judge Comments</label>
      <p id={`${id}-about`}>Optional. One comment for the whole entry.</p>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
      <textarea
        id={id}
        className={classes.field}
        maxLength={LIMITS.comments.maxChars}
        value={sheet.content.comments}
        readOnly={sheet.isLocked}
        aria-describedby={`${id}-about${error ? ` ${id}-error` : ""}`}
        aria-invalid={error !== null || undefined}
        onChange={(event) => sheet.setComments(event.currentTarget.value)}
      />
    </div>
  )
}
