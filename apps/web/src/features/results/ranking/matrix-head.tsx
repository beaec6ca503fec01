import { UnstyledButton } from "@mantine/core"
import { maxPointsOf } from "@rosette/domain/contest/shown-points"
import { IconMinus, IconPlus } from "@tabler/icons-react"
import { Quiet } from "./ranked-entry.tsx"
import classes from "./ranking.module.css"
import type { RankingSection } from "./use-ranking-columns.ts"

type Props = {
  sections: readonly RankingSection[]
  isOpen: (sectionName: string) => boolean
  onToggle: (sectionName: string) => void
}

/** The sections with their fold buttons, above the criteria of the open ones; a single section has no row. */
export function MatrixHead({ sections, isOpen, onToggle }: Props) {
  const headRows = headRowsOf(sections, isOpen)
  const hasFolds = sections.length > 1
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" rowSpan={headRows} className={classes.rank}>
          Place
        </th>
        <th scope="col" rowSpan={headRows} className={classes.entry}>
          Entry
        </th>
        <th scope="col" rowSpan={headRows} className={classes.overall}>
          Overall
          <span className={classes.counted} aria-hidden>
            Points
          </span>
        </th>
        <th scope="col" rowSpan={headRows} className={classes.why}>
          Why?
        </th>
        {sections.map((section) => {
          const { name } = section
          const isSectionOpen = isOpen(name)
          if (!hasFolds && isSectionOpen) return <CriterionHeads key={name} section={section} />
          return (
            <SectionHead
              key={name}
              section={section}
              isOpen={isSectionOpen}
              rows={isSectionOpen ? 1 : headRows}
              onToggle={hasFolds ? () => onToggle(name) : null}
            />
          )
        })}
      </tr>
      {headRows > 1 && (
        <tr aria-rowindex={2}>
          {sections.map((section) => isOpen(section.name) && <CriterionHeads key={section.name} section={section} />)}
        </tr>
      )}
    </thead>
  )
}

/** Two rows while a section of several is open: its name is above its criteria. */
export const headRowsOf = (sections: readonly RankingSection[], isOpen: Props["isOpen"]): 1 | 2 =>
  sections.length > 1 && sections.some(({ name }) => isOpen(name)) ? 2 : 1

type SectionProps = {
  section: RankingSection
  isOpen: boolean
  rows: number
  /** Null if it cannot be folded by itself. */
  onToggle: (() => void) | null
}

/** The name of a section, with the most points of its column if it is folded. */
function SectionHead({ section: { name, criteria }, isOpen, rows, onToggle }: SectionProps) {
  const Icon = isOpen ? IconMinus : IconPlus
  return (
    <th scope={isOpen ? "colgroup" : "col"} colSpan={isOpen ? criteria.length : 1} rowSpan={rows}>
      {onToggle ? (
        <UnstyledButton aria-expanded={isOpen} onClick={onToggle} className={classes.fold}>
          <Icon size={14} className={classes.mark} aria-hidden />
          {name}
        </UnstyledButton>
      ) : (
        name
      )}
      {!isOpen && <Quiet> / {maxPointsOf({ criteria })}</Quiet>}
    </th>
  )
}

const CriterionHeads = ({ section }: { section: RankingSection }) =>
  section.criteria.map(({ criterionId, name }) => (
    <th key={criterionId} scope="col" title={name}>
      <span className={classes.criterionName}>{name}</span>
    </th>
  ))
