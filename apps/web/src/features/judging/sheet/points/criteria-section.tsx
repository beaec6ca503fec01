import type { Criterion } from "@rosette/contract/criteria"
import type { Entry } from "@rosette/contract/entries"
import { othersWords, unmetFlags } from "@rosette/domain/contest/applicability"
import type { NotApplicable } from "@rosette/domain/contest/rules"
import type { SectionName } from "@rosette/domain/contest/sections"
import type { EntryFlag } from "@rosette/domain/entries/entry-flags"
import { type EventWords, notApplicableText, titleOfSection } from "@rosette/domain/events/event-words"
import type { SheetContent } from "@rosette/outbox/records"
import { aboveMaxText, sumOf } from "@rosette/outbox/sheet-content"
import { IconChevronDown, IconCircleCheckFilled, IconInfoCircle, IconMinus, IconPlus } from "@tabler/icons-react"
import { memo, useId, useState } from "react"
import { PointSlider, showsNumbers } from "./point-slider.tsx"
import classes from "./points.module.css"

type Props = {
  name: SectionName
  words: EventWords
  criteria: Criterion[]
  entry: Entry
  content: SheetContent
  isLocked: boolean
  isSettled: boolean
  notApplicable?: NotApplicable | undefined
  /** The criteria that a submitted sheet lacks, which can still be scored. */
  lacking: readonly Criterion[]
  isOpen: boolean
  onToggle: (name: SectionName) => void
  setPoints: (criterionId: number, points: number | null) => void
  onKeypad: (criterion: Criterion) => void
}

/** Whether a section shows the same; `content` is compared only by the points in this section. */
function isSameSection({ content: before, ...old }: Props, { content, ...now }: Props): boolean {
  const names = Object.keys(now) as (keyof typeof now)[]
  return (
    names.every((name) => now[name] === old[name]) &&
    now.criteria.every(({ id }) => content.points[id] === before.points[id])
  )
}

/** One section of the sheet, which folds; its head shows how many criteria are scored. */
export const CriteriaSection = memo(function CriteriaSection({
  name,
  words,
  criteria,
  entry,
  content,
  isOpen,
  onToggle,
  isLocked,
  lacking,
  ...row
}: Props) {
  const bodyId = useId()
  const title = titleOfSection(name, words)
  const { scored, applicable } = sumOf(content, criteria, entry)
  const isDone = applicable > 0 && scored === applicable
  return (
    <section aria-label={title} className={classes.section}>
      <h3 className={classes.heading}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => onToggle(name)}
        >
          <IconChevronDown size={22} className={classes.chevron} aria-hidden />
          <span className={classes.criteriaSectionName}>{title}</span>{" "}
          <span className={classes.count} data-done={isDone || undefined}>
            {isDone && <IconCircleCheckFilled size={20} aria-hidden />}
            <span>{applicable === 0 ? "Not applicable" : `${scored} of ${applicable} scored`}</span>
          </span>
        </button>
      </h3>
      <div id={bodyId} hidden={!isOpen}>
        {criteria.map((criterion) => (
          <CriterionRow
            key={criterion.id}
            criterion={criterion}
            unmet={unmetFlags(criterion, entry)}
            words={words}
            points={content.points[criterion.id] ?? null}
            isLacking={lacking.includes(criterion)}
            isLocked={isLocked && !lacking.includes(criterion)}
            {...row}
          />
        ))}
      </div>
    </section>
  )
}, isSameSection)

type CriterionRowProps = {
  criterion: Criterion
  /** The required flags that the entry does not have; empty if the criterion applies. */
  unmet: readonly EntryFlag[]
  words: EventWords
  notApplicable?: NotApplicable | undefined
  points: number | null
  isLocked: boolean
  /** Submitted, and not being sent. */
  isSettled: boolean
  /** Whether a submitted sheet lacks it. */
  isLacking: boolean
  setPoints: (criterionId: number, points: number | null) => void
  onKeypad: (criterion: Criterion) => void
}

type RowProps = Omit<CriterionRowProps, "unmet" | "words" | "notApplicable" | "isSettled">

/** One criterion: name, description and points. Product rule: a criterion that does not apply is greyed out and counts 0. */
export function CriterionRow({ unmet, words, notApplicable, isSettled, ...row }: CriterionRowProps) {
  if (unmet.length > 0) {
    const [start, needed] = notApplicableText(unmet, words)
    return <Closed {...row} note={[start, `${needed}. ${othersWords(row.criterion.maxPoints, notApplicable)}`]} />
  }
  return row.isLocked && isSettled ? <SubmittedPoints {...row} /> : <Scorable {...row} />
}

// Plain buttons: a sheet has dozens, and all are made again for the next entry.
// On a keyboard the slider can do what its buttons do; they are not tab stops, so that Tab goes from criterion to criterion.
const Scorable = memo(function Scorable({ criterion, points, isLocked, isLacking, setPoints, onKeypad }: RowProps) {
  const { id, name, maxPoints } = criterion
  const isAboveMax = points !== null && points > maxPoints
  const pointsText = isAboveMax ? aboveMaxText({ criterion, points }) : `${points} of ${maxPoints}`
  const set = (next: number | null) => setPoints(id, next)
  const step = { criterion, points, isLocked, set }
  const hasSteps = !showsNumbers(maxPoints)
  const [refusal, setRefusal] = useState<string | null>(null)
  return (
    <fieldset className={classes.criterionRowRow} aria-label={name} id={`criterion-${id}`}>
      <Name criterion={criterion} />
      {isLacking && <p className={classes.added}>Asked for since you submitted</p>}
      {isAboveMax && <p className={classes.aboveMax}>{pointsText}</p>}
      {refusal && (
        <p className={classes.aboveMax} role="alert">
          {`${refusal} Press Backspace to type again.`}
        </p>
      )}
      <button
        type="button"
        className={classes.criterionRowValue}
        data-unscored={points === null || undefined}
        data-above-max={isAboveMax || undefined}
        tabIndex={-1}
        translate="no"
        aria-label={`${name}: ${points === null ? "not scored" : pointsText}. Open the keypad`}
        disabled={isLocked}
        onClick={() => onKeypad(criterion)}
      >
        {points ?? "–"}
      </button>
      <div className={classes.controls}>
        {hasSteps && <Step by={-1} {...step} />}
        <PointSlider
          label={name}
          points={points}
          max={maxPoints}
          isDisabled={isLocked}
          onChange={set}
          onRefusal={setRefusal}
        />
        {hasSteps && <Step by={1} {...step} />}
      </div>
    </fieldset>
  )
})

type StepProps = Pick<RowProps, "criterion" | "points" | "isLocked"> & { by: 1 | -1; set: (points: number) => void }

/** One point less or more. */
function Step({ criterion: { name, maxPoints }, points, isLocked, by, set }: StepProps) {
  const next = Math.min(maxPoints, Math.max(0, (points ?? 0) + by))
  const Icon = by < 0 ? IconMinus : IconPlus
  return (
    <button
      type="button"
      className={classes.step}
      tabIndex={-1}
      aria-label={`One point ${by < 0 ? "less" : "more"} for ${name}`}
      disabled={isLocked || next === points}
      onClick={() => set(next)}
    >
      <Icon size={26} aria-hidden />
    </button>
  )
}

function Closed({ criterion, note }: { criterion: Criterion; note: [string, string] }) {
  return (
    // Not `disabled`: the button for the description works, and says that it is not disabled with the rest.
    <fieldset className={classes.criterionRowRow} aria-label={criterion.name} aria-disabled data-not-applicable>
      <Name criterion={criterion} note={note} />
      <span className={classes.notApplicable}>N/A</span>
    </fieldset>
  )
}

/** Name, maximum and note; the description is shown after a tap on a phone, and always if there is space. */
function Name({ criterion, note }: { criterion: Criterion; note?: [string, string] }) {
  const [isOpen, setOpen] = useState(false)
  const descriptionId = useId()
  return (
    <div className={classes.about}>
      <div className={classes.title}>
        <h4 className={classes.criterionRowName}>{criterion.name}</h4>
        {criterion.description && (
          <button
            type="button"
            className={classes.more}
            aria-disabled={false}
            aria-expanded={isOpen}
            aria-controls={descriptionId}
            aria-label={`What ${criterion.name} means`}
            onClick={() => setOpen(!isOpen)}
          >
            <IconInfoCircle size={22} aria-hidden />
          </button>
        )}
      </div>
      <p className={classes.max}>
        <span>{`Max: ${criterion.maxPoints} pts`}</span>{" "}
        {note && (
          <>
            <span>{note[0]}</span> {note[1]}
          </>
        )}
      </p>
      <p id={descriptionId} className={classes.description} data-open={isOpen || undefined}>
        {criterion.description}
      </p>
    </div>
  )
}

type SubmittedPointsProps = { criterion: Criterion; points: number | null }

/** A row of a submitted sheet: text, which screen readers still announce as a slider. */
function SubmittedPoints({ criterion: { id, name, maxPoints }, points }: SubmittedPointsProps) {
  return (
    <div className={classes.submittedPointsRow} id={`criterion-${id}`}>
      <h4>{name}</h4>
      {/* biome-ignore lint/a11y/useFocusableInteractive: locked, it takes no focus */}
      <span
        role="slider"
        translate="no"
        aria-label={name}
        aria-disabled
        aria-valuemin={0}
        aria-valuemax={maxPoints}
        aria-valuenow={Math.min(maxPoints, points ?? 0)}
        aria-valuetext={points === null ? "Not scored" : `${points} of ${maxPoints}`}
      >
        <b>{points ?? "–"}</b>
        {` / ${maxPoints}`}
      </span>
    </div>
  )
}
