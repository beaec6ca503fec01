import { Text } from "@mantine/core"
import classes from "./why.module.css"
import { WhySection } from "./why-section.tsx"
import { type Explanation, methodWords } from "./why-words.ts"

/** The judges' points by criterion; what the method left out is struck through, and said. */
export function WhyPoints({ explanation: { criteria, panelMethod } }: { explanation: Explanation }) {
  const method = methodWords(panelMethod)
  return (
    <WhySection title="The judges' points">
      {method && <Text mb={4}>{method}</Text>}
      <table className={classes.points}>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">Points by judge</th>
            <th scope="col">Average</th>
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ criterionId, name, average, maxPoints, countsOverall, points }) => (
            <tr key={criterionId}>
              <th scope="row">
                {name}
                {!countsOverall && <Text size="sm">does not count in the percent</Text>}
              </th>
              <td>
                {points.length === 0 && "not scored"}
                <ul className={classes.given}>
                  {points.map(({ judgeId, judgeName, points: given, isLeftOut }) => (
                    <li key={judgeId}>
                      {judgeName} {isLeftOut ? <s>{given}</s> : <b>{given}</b>}
                      {isLeftOut && " left out"}
                    </li>
                  ))}
                </ul>
              </td>
              <td>
                {average.toFixed(1)} of {maxPoints}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WhySection>
  )
}
