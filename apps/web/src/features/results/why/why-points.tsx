// biome-ignore-all lint/a11y/useSemanticElements: real table elements lose their meaning when CSS changes their layout
// biome-ignore-all lint/a11y/useFocusableInteractive: this is a table to read, not a grid with keyboard navigation
import { Text } from "@mantine/core"
import classes from "./why-points.module.css"
import { WhySection } from "./why-section.tsx"
import { type Explanation, methodWords } from "./why-words.ts"

/** The judges' points by criterion; what the method left out is struck through and labelled. */
export function WhyPoints({ explanation: { criteria, panelMethod } }: { explanation: Explanation }) {
  const method = methodWords(panelMethod)
  return (
    <WhySection title="The judges' points">
      {method && <Text mb={4}>{method}</Text>}
      <div role="table" aria-label="Points by judge" className={classes.points}>
        <div role="row" className={classes.row} data-head>
          <span role="columnheader" className={classes.name}>
            Criterion
          </span>
          <span role="columnheader" className={classes.given}>
            Points by judge
          </span>
          <span role="columnheader" className={classes.average}>
            Average
          </span>
        </div>
        {criteria.map(({ criterionId, name, average, maxPoints, countsOverall, points }) => (
          <div role="row" key={criterionId} className={classes.row}>
            <div role="rowheader" className={classes.name}>
              {name}
              {!countsOverall && <Text size="sm">does not count in the percent</Text>}
            </div>
            <div role="cell" className={classes.given}>
              {points.length === 0 && "not scored"}
              <ul>
                {points.map(({ judgeId, judgeName, points: given, isLeftOut }) => (
                  <li key={judgeId}>
                    {judgeName} {isLeftOut ? <s>{given}</s> : <b>{given}</b>}
                    {isLeftOut && " left out"}
                  </li>
                ))}
              </ul>
            </div>
            <div role="cell" className={classes.average}>
              {average.toFixed(1)} of {maxPoints}
            </div>
          </div>
        ))}
      </div>
    </WhySection>
  )
}
