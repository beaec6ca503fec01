import { UnstyledButton } from "@mantine/core"
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react"
import classes from "./ranking-matrix.module.css"
import type { RankingSection } from "./ranking-sections.ts"

type Props = {
  sections: readonly RankingSection[]
  isOpen: (sectionName: string) => boolean
  onToggle: (sectionName: string) => void
}

/** The sections with their fold buttons, above the criteria of the open ones; a single section has no row. */
export function MatrixHead({ sections, isOpen, onToggle }: Props) {
  const hasSections = sections.length > 1
  const rowSpan = hasSections ? 2 : 1
  return (
    <thead className={classes.head}>
      <tr aria-rowindex={1}>
        <th scope="col" rowSpan={rowSpan} className={classes.rank}>
          Rank
        </th>
        <th scope="col" rowSpan={rowSpan} className={classes.entry}>
          Entry
        </th>
        <th scope="col" rowSpan={rowSpan} className={classes.number}>
          Overall
        </th>
        <th scope="col" rowSpan={rowSpan} className={classes.why}>
          Why?
        </th>
        {hasSections
          ? sections.map((section) => (
              <SectionHead
                key={section.name}
                section={section}
                isOpen={isOpen(section.name)}
                onToggle={() => onToggle(section.name)}
              />
            ))
          : sections.map((section) => (
              <OpenOrFolded key={section.name} section={section} isOpen={isOpen(section.name)} />
            ))}
      </tr>
      {hasSections && (
        <tr aria-rowindex={2}>
          {sections.map((section) => (
            <OpenOrFolded key={section.name} section={section} isOpen={isOpen(section.name)} />
          ))}
        </tr>
      )}
    </thead>
  )
}

type SectionProps = { section: RankingSection; isOpen: boolean }

function SectionHead({ section, isOpen, onToggle }: SectionProps & { onToggle: () => void }) {
  const { name, criteria } = section
  const Icon = isOpen ? IconChevronDown : IconChevronRight
  return (
    <th
      scope="colgroup"
      colSpan={isOpen ? criteria.length : 1}
      className={classes.section}
      data-folded={!isOpen || undefined}
    >
      <UnstyledButton aria-expanded={isOpen} onClick={onToggle} className={classes.fold}>
        <Icon size={16} className={classes.mark} aria-hidden />
        {name}
      </UnstyledButton>
    </th>
  )
}

/** The criteria of an open section, or the sum of a folded one. */
function OpenOrFolded({ section, isOpen }: SectionProps) {
  if (!isOpen)
    return (
      <th scope="col" className={classes.number}>
        Total
      </th>
    )
  return section.criteria.map(({ criterionId, name }) => (
    <th key={criterionId} scope="col" className={classes.number} title={name}>
      <span className={classes.criterionName}>{name}</span>
    </th>
  ))
}
