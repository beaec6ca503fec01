// biome-ignore-all lint/a11y/useSemanticElements: real table elements lose their meaning when CSS changes their layout
// biome-ignore-all lint/a11y/useFocusableInteractive: this is a table to read, not a grid with keyboard navigation
import { Text } from "@mantine/core"
import type { CSSProperties } from "react"
import classes from "./explanation.module.css"
import { differenceText, type Explanation } from "./explanation-words.ts"

/** To the entry that the sentence names; null if the criterion makes none. */
type Shared = { difference: number | null }

/** The short name is for narrow screens. */
export type NamedJudge = { id: number; name: string; short: string }

type Props = Shared & { criterion: Explanation["criteria"][number]; judges: readonly NamedJudge[] }

/** A criterion with the judges' points, its average and the difference. */
export function PointsRow({ criterion, judges, difference }: Props) {
  const { name, average, maxPoints, countsOverall, points } = criterion
  return (
    <div role="row" className={classes.row}>
      <div role="rowheader" className={classes.pointsName}>
        <Named name={name} maxPoints={maxPoints} />
        {!countsOverall && <Text size="sm">does not count in the percent</Text>}
      </div>
      <div role="cell" className={classes.given}>
        {points.length === 0 ? "not scored" : <Given points={points} judges={judges} />}
      </div>
      <div role="cell" className={classes.average}>
        {average.toFixed(1)}
      </div>
      <Difference difference={difference} />
    </div>
  )
}

/** What only the other entry has points for. */
export const ClosedRow = ({ name, maxPoints, difference }: Shared & { name: string; maxPoints: number }) => (
  <div role="row" className={classes.row}>
    <div role="rowheader" className={classes.pointsName}>
      <Named name={name} maxPoints={maxPoints} />
    </div>
    <div role="cell" className={classes.given}>
      does not apply
    </div>
    <div role="cell" className={classes.average}>
      –
    </div>
    <Difference difference={difference} />
  </div>
)

const Named = ({ name, maxPoints }: { name: string; maxPoints: number }) => (
  <>
    {name} <span className={classes.pointsMax}>/ {maxPoints}</span>
  </>
)

function Given({ points, judges }: Pick<Props, "judges"> & Pick<Props["criterion"], "points">) {
  const pointsOf = new Map(points.map((one) => [one.judgeId, one]))
  return (
    <ul>
      {judges.map(({ id, name, short }, at) => {
        const given = pointsOf.get(id)
        const column: CSSProperties & { "--column": number } = { "--column": at + 1 }
        if (!given)
          return (
            <li key={id} className={classes.pointsNone} style={column} aria-hidden>
              <span className={classes.judge}>{short} </span>–
            </li>
          )
        return (
          <li key={id} style={column}>
            {short !== name && (
              <span className={classes.short} aria-hidden>
                {short}{" "}
              </span>
            )}
            <span className={classes.judge} data-long={short !== name || undefined}>
              {name}{" "}
            </span>
            {given.isLeftOut ? <s>{given.points}</s> : given.points}
            {given.isLeftOut && <span className={classes.leftOut}> left out</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** The sign says the same as the colour. */
function Difference({ difference }: Shared) {
  if (difference === null) return null
  const is = difference === 0 ? "level" : difference < 0 ? "behind" : "ahead"
  return (
    <div role="cell" className={classes.difference} data-is={is}>
      {differenceText(difference)}
    </div>
  )
}
