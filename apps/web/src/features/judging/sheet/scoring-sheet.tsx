import type { Criterion } from "@rosette/contract/criteria"
import type { Entry } from "@rosette/contract/entries"
import { criterionApplies, notApplyingNote } from "@rosette/domain/contest/applicability"
import type { NotApplicable } from "@rosette/domain/contest/rules"
import { NO_SCORECARD } from "@rosette/domain/contest/scorecard"
import { groupBySection } from "@rosette/domain/contest/sections"
import type { EventWords } from "@rosette/domain/events/event-words"
import { type ComponentType, type CSSProperties, useMemo } from "react"
import { EmptyState } from "../../../ui/states/empty-state.tsx"
import { Comments } from "./comments.tsx"
import { CriteriaSection } from "./points/criteria-section.tsx"
import type { KeypadProps } from "./points/keypad-dialog.tsx"
import type { Folding } from "./points/use-folding.ts"
import { useKeypad } from "./points/use-keypad.ts"
import classes from "./sheet.module.css"
import type { OpenSheet } from "./use-sheet.ts"

type Props = {
  entry: Entry
  words: EventWords
  /** Those of the judge's sections on the entry's scorecard. */
  criteria: Criterion[]
  /** The criteria of the event are for other classes. */
  isWithoutScorecard?: boolean
  /** The criteria that it has are of sections that other judges score. */
  isOfOthers?: boolean
  /** Omitted means zero. */
  notApplicable?: NotApplicable | undefined
  sheet: OpenSheet
  folding: Folding
  /** False in the first picture after a move: it has the first section that can be scored, and the rest follows at once. */
  isWhole: boolean
  /** False just after another entry was shown: a tap may still be meant for what was there before. */
  isArmed: boolean
  commentsError: string | null
  /** Loaded after the sheet. */
  KeypadDialog: ComponentType<KeypadProps>
}

type Section = ReturnType<typeof groupBySection<Criterion>>[number]

/** Everything that a judge fills in for one entry. */
export function ScoringSheet({
  entry,
  words,
  criteria,
  isWithoutScorecard,
  isOfOthers,
  notApplicable,
  sheet,
  folding,
  isWhole,
  isArmed,
  commentsError,
  KeypadDialog,
}: Props) {
  const sections = useMemo(() => groupBySection(criteria), [criteria])
  const keypad = useKeypad(folding)
  // Read at each render: a maximum may be lowered, or a criterion removed, while the keypad is open.
  const scorable = sections.flatMap((section) =>
    section.criteria.filter((one) => (sheet.isLocked ? sheet.lacking.includes(one) : criterionApplies(one, entry))),
  )
  const typed = scorable.find(({ id }) => id === keypad.criterionId)
  if (isWithoutScorecard) {
    return <EmptyState title={NO_SCORECARD}>There is nothing to score on this entry.</EmptyState>
  }
  if (isOfOthers) {
    return <EmptyState title="No criteria for you">None of your sections is scored on this entry.</EmptyState>
  }
  if (criteria.length === 0) {
    return <EmptyState title="No criteria yet">Criteria appear here as soon as the organizer adds them.</EmptyState>
  }
  const isApplicable = ({ criteria: all }: Section) => all.some((criterion) => criterionApplies(criterion, entry))
  const first = isWhole || sheet.isLocked ? -1 : sections.findIndex(isApplicable)
  const drawn = first < 0 ? sections : sections.slice(0, first + 1)
  const following = sections.slice(drawn.length).flatMap((section) => section.criteria)
  const room: CSSProperties & { "--criteria": number } = { "--criteria": following.length }
  return (
    // Nothing in it is rendered again when it takes taps. Keys are never late.
    <div className={classes.sheet} data-late={!isArmed || undefined}>
      {drawn.map((section) => (
        <CriteriaSection
          key={section.name}
          {...section}
          words={words}
          entry={entry}
          content={sheet.content}
          isLocked={sheet.isLocked}
          isSettled={sheet.isSettled || sheet.isReadOnly}
          lacking={sheet.lacking}
          notApplicable={notApplicable}
          isOpen={folding.isOpen(section.name)}
          onToggle={folding.toggle}
          setPoints={sheet.setPoints}
          onKeypad={keypad.open}
        />
      ))}
      {following.length > 0 ? (
        <div className={classes.following} style={room} />
      ) : (
        <>
          <NotApplying entry={entry} criteria={criteria} notApplicable={notApplicable} />
          <Comments
            comments={sheet.content.comments}
            isLocked={sheet.isLocked}
            error={commentsError}
            onChange={sheet.setComments}
          />
        </>
      )}
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
    </div>
  )
}

/** The sum at the head counts what applies; the results count all criteria, for every entry. */
function NotApplying({ entry, criteria, notApplicable }: Pick<Props, "entry" | "criteria" | "notApplicable">) {
  const note = notApplyingNote(criteria, entry, notApplicable)
  return note && <p className={classes.notApplying}>{note}</p>
}
