// biome-ignore-all lint/a11y/useSemanticElements: real table elements lose their meaning when CSS changes their layout
// biome-ignore-all lint/a11y/useFocusableInteractive: this is a table to read, not a grid with keyboard navigation
import { Text } from "@mantine/core"
import type { CSSProperties } from "react"
import { ScoreBar } from "../score-bar.tsx"
import classes from "./explanation-points.module.css"
import { ExplanationSection } from "./explanation-section.tsx"
import { type Explanation, methodWords } from "./explanation-words.ts"

type Criteria = Explanation["criteria"]

/** With more judges than these, a column for each would be too narrow. */
const MOST_COLUMNS = 5

/** Whether each judge has a column if there is space; otherwise the judges are named in every row. */
export const hasColumns = (judges: number): boolean => judges > 0 && judges <= MOST_COLUMNS

/** The judges who scored any of the criteria, by id. */
function judgesOf(criteria: Criteria): { id: number; name: string }[] {
  const nameOf = new Map<number, string>()
  for (const { points } of criteria) for (const { judgeId, judgeName } of points) nameOf.set(judgeId, judgeName)
  return [...nameOf].map(([id, name]) => ({ id, name })).sort((a, b) => a.id - b.id)
}

/** The judges' points by criterion; what the method left out is struck through and labelled. */
export function ExplanationPoints({ explanation: { criteria, panelMethod } }: { explanation: Explanation }) {
  const method = methodWords(panelMethod)
  const judges = judgesOf(criteria)
  const isInColumns = hasColumns(judges.length)
  const columns: CSSProperties & { "--judges": number } = { "--judges": judges.length }
  return (
    <ExplanationSection title="The judges’ points">
      {method && <Text mb={4}>{method}</Text>}
      <div
        role="table"
        aria-label="Points by judge"
        className={classes.points}
        data-columns={isInColumns || undefined}
        style={columns}
      >
        <div role="row" className={classes.row} data-head>
          <span role="columnheader" className={classes.name}>
            Criterion
          </span>
          <span role="columnheader" className={classes.given}>
            <span className={classes.label}>Points by judge</span>
            {isInColumns && (
              <span className={classes.judges} aria-hidden>
                {judges.map(({ id, name }) => (
                  <span key={id}>{name}</span>
                ))}
              </span>
            )}
          </span>
          <span role="columnheader" className={classes.average}>
            Average
          </span>
        </div>
        {criteria.map((criterion) => (
          <PointsRow key={criterion.criterionId} criterion={criterion} judges={judges} />
        ))}
      </div>
    </ExplanationSection>
  )
}

type RowProps = { criterion: Criteria[number]; judges: readonly { id: number }[] }

function PointsRow({ criterion: { name, average, maxPoints, countsOverall, points }, judges }: RowProps) {
  return (
    <div role="row" className={classes.row}>
      <div role="rowheader" className={classes.name}>
        {name}
        {!countsOverall && <Text size="sm">does not count in the percent</Text>}
        <ScoreBar percent={(100 * average) / maxPoints} className={classes.bar} />
      </div>
      <div role="cell" className={classes.given}>
        {points.length === 0 && "not scored"}
        <ul>
          {points.map(({ judgeId, judgeName, points: given, isLeftOut }) => (
            <li key={judgeId} style={{ gridColumn: judges.findIndex(({ id }) => id === judgeId) + 1 }}>
              <span className={classes.judge}>{judgeName} </span>
              {isLeftOut ? <s>{given}</s> : <b>{given}</b>}
              {isLeftOut && <span className={classes.leftOut}> left out</span>}
            </li>
          ))}
        </ul>
      </div>
      <div role="cell" className={classes.average}>
        {average.toFixed(1)} of {maxPoints}
      </div>
    </div>
  )
}
