import { Text } from "@mantine/core"
import { plural } from "../../../lib/format.ts"
import { type EntryResult, formatExactPercent, formatPoints } from "../entry-result.ts"
import { ExplanationSection } from "./explanation-section.tsx"
import { percentSum } from "./explanation-sum.ts"

type Props = { result: EntryResult; countingCriterionIds: readonly number[] }

/** How an entry's percent is calculated. */
export function ExplanationArithmetic({ result, countingCriterionIds }: Props) {
  const { criteria, points, maxPoints } = percentSum(result, countingCriterionIds)
  const unscored = criteria.filter(({ judgeCount }) => judgeCount === 0)
  return (
    <ExplanationSection title={`How ${result.overallPercentRounded}% is calculated`}>
      <Text>
        {plural(result.judgeCount, "judge")} submitted a score. Their averages add up to <b>{points}</b> of {maxPoints}{" "}
        points:
      </Text>
      <Text>
        {criteria.map(({ average }) => formatPoints(average)).join(" + ")} = {points}
      </Text>
      <Text>
        {points} ÷ {maxPoints} × 100 = {formatExactPercent(result.overallPercent ?? 0)}%
      </Text>
      {unscored.length > 0 && (
        <Text mt={4}>
          {unscored.map(({ name }) => name).join(", ")}: not scored or not applicable, so 0 points are counted there.
        </Text>
      )}
    </ExplanationSection>
  )
}
