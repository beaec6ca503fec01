import { Select, Text } from "@mantine/core"
import type { Criterion } from "@rosette/contract/criteria"
import { isLimited, NO_CLASS, scorecardOf } from "@rosette/domain/contest/scorecard"
import { classChoices, type NamedClasses } from "../classes/class-choice.ts"
import { CopyScorecard } from "./copy-scorecard.tsx"
import { sumOf } from "./criterion-values.ts"

type Props = {
  eventId: number
  criteria: readonly Criterion[]
  classes: NamedClasses
  /** The class whose scorecard is shown; null for all criteria. */
  ofClass: number | null
  onChange: (ofClass: number | null) => void
}

const ALL = "all"

/** Shows the scorecard of one class with its total, and names the classes that have none. */
export function ScorecardFilter({ eventId, criteria, classes, ofClass, onChange }: Props) {
  if (classes.length === 0 && ofClass === null) return null
  const choices = classChoices(classes)
  const chosen = choices.find(({ id }) => id === ofClass)
  const empty = criteria.some(isLimited)
    ? choices.filter(({ id }) => id !== NO_CLASS && scorecardOf(criteria, { classId: id }).length === 0)
    : []
  return (
    <div>
      <Select
        label="Show criteria of"
        maw="24rem"
        data={[
          { value: ALL, label: "All classes" },
          ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={ofClass === null ? ALL : String(ofClass)}
        allowDeselect={false}
        onChange={(value) => onChange(value === null || value === ALL ? null : Number(value))}
      />
      {chosen && (
        <Text mt="xs">
          {chosen.name}: {sumOf(scorecardOf(criteria, { classId: chosen.id }))}
        </Text>
      )}
      {chosen && <CopyScorecard eventId={eventId} criteria={criteria} classes={classes} ofClass={chosen.id} />}
      {empty.length > 0 && (
        <Text c="dimmed" mt="xs">
          No criteria for: {empty.map(({ name }) => name).join(", ")}
        </Text>
      )}
    </div>
  )
}
