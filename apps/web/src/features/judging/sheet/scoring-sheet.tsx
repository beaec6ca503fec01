import { type Criterion, type Entry, LIMITS } from "@rosette/contract"
import { criterionApplies, groupBySection } from "@rosette/domain"
import { useId, useMemo } from "react"
import { EmptyState } from "../../../ui/states/empty-state.tsx"
import { KeypadDialog } from "../lazy/lazy-dialogs.tsx"
import { CriteriaSection } from "./points/criteria-section.tsx"
import type { Folding } from "./points/use-folding.ts"
import { useKeypad } from "./points/use-keypad.ts"
import classes from "./scoring-sheet.module.css"
import type { OpenSheet } from "./use-sheet.ts"

type Props = { entry: Entry; criteria: Criterion[]; sheet: OpenSheet; folding: Folding; commentsError: string | null }

/** Everything that a judge fills in for one entry. */
export function ScoringSheet({ entry, criteria, sheet, folding, commentsError }: Props) {
  const sections = useMemo(() => groupBySection(criteria), [criteria])
  const keypad = useKeypad(folding)
  // Read at each render: a maximum may be lowered, or a criterion removed, while the keypad is open.
  const scorable = sections.flatMap((section) =>
    section.criteria.filter((one) => (sheet.isLocked ? sheet.lacking.includes(one) : criterionApplies(one, entry))),
  )
  const typed = scorable.find(({ id }) => id === keypad.criterionId)
  if (criteria.length === 0) {
    return <EmptyState title="No criteria yet">Criteria appear here as soon as the organizer adds them.</EmptyState>
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
          isSettled={sheet.isSettled}
          lacking={sheet.lacking}
          isOpen={folding.isOpen(section.name)}
          onToggle={() => folding.toggle(section.name)}
          setPoints={sheet.setPoints}
          onKeypad={keypad.open}
        />
      ))}
      <Comments sheet={sheet} error={commentsError} />
      {typed && (
        <KeypadDialog
          criteria={scorable}
          criterion={typed}
          points={sheet.content.points}
          isOpen={keypad.isOpen}
          setPoints={sheet.setPoints}
          onMove={keypad.open}
          onClose={keypad.close}
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
