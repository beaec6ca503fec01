import type { Criterion } from "@rosette/contract/criteria"
import type { Entry } from "@rosette/contract/entries"
import { unmetRequirements } from "@rosette/domain/contest/applicability"
import type { SectionName } from "@rosette/domain/contest/sections"
import type { SheetContent } from "@rosette/outbox/records"
import { sumOf } from "@rosette/outbox/sheet-content"
import { IconChevronDown, IconCircleCheckFilled } from "@tabler/icons-react"
import { memo, useId } from "react"
import { CriterionRow } from "./criterion-row.tsx"
import classes from "./points.module.css"

type Props = {
  name: SectionName
  criteria: Criterion[]
  entry: Entry
  content: SheetContent
  isLocked: boolean
  isSettled: boolean
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
  const { scored, applicable } = sumOf(content, criteria, entry)
  const isDone = applicable > 0 && scored === applicable
  return (
    <section aria-label={name} className={classes.section}>
      <h3 className={classes.heading}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => onToggle(name)}
        >
          <IconChevronDown size={22} className={classes.chevron} aria-hidden />
          <span className={classes.criteriaSectionName}>{name}</span>{" "}
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
            unmet={unmetRequirements(criterion, entry)}
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
