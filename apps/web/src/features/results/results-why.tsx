import { Text, Title } from "@mantine/core"
import { ordinal } from "@rosette/domain"
import { plural } from "../../lib/format.ts"
import classes from "./results-why.module.css"
import {
  type Comparison,
  type EntryResult,
  explainRank,
  formatExactPercent,
  formatGain,
  formatPoints,
  maxPointsOf,
  pointsOf,
} from "./winners/result-explanation.ts"

const nameOf = ({ entryName, votingId }: EntryResult) => `${entryName} (${votingId})`

/** How an entry's percent comes about, and what parts it from the ones before and behind it. */
export function ResultsWhy({ results, result }: { results: readonly EntryResult[]; result: EntryResult }) {
  const { tiedWith, above, below } = explainRank(results, result)
  return (
    <div className={classes.why}>
      <div>
        <Title order={3} mb={4}>
          How {result.overallPercentRounded}% is calculated
        </Title>
        <Arithmetic result={result} />
      </div>
      <div>
        <Title order={3} mb={4}>
          Why {ordinal(result.place ?? 0)} place
        </Title>
        {tiedWith.length > 0 && (
          <Text>
            It has exactly as many points as {tiedWith.map(nameOf).join(", ")}, so they share the rank. Among themselves
            they are listed by voting ID.
          </Text>
        )}
        {above && <Distance result={result} comparison={above} />}
        {below && <Distance result={result} comparison={below} />}
        {!above && !below && tiedWith.length === 0 && <Text>No other entry has scores yet.</Text>}
      </div>
    </div>
  )
}

function Arithmetic({ result }: { result: EntryResult }) {
  const points = formatPoints(pointsOf(result))
  const maxPoints = maxPointsOf(result)
  const unscored = result.criteria.filter(({ judgeCount }) => judgeCount === 0)
  return (
    <>
      <Text>
        {plural(result.judgeCount, "judge")} submitted a score. Their averages add up to <b>{points}</b> of {maxPoints}{" "}
        points:
      </Text>
      <Text className={classes.sum}>
        {result.criteria.map(({ average }) => formatPoints(average)).join(" + ")} = {points}
      </Text>
      <Text className={classes.sum}>
        {points} ÷ {maxPoints} × 100 = {formatExactPercent(result.overallPercent ?? 0)}%
      </Text>
      {unscored.length > 0 && (
        <Text mt={4}>
          {unscored.map(({ name }) => name).join(", ")}: not scored or not applicable, so 0 points are counted there.
        </Text>
      )}
    </>
  )
}

function Distance({ result, comparison }: { result: EntryResult; comparison: Comparison }) {
  const { other, points, looksTied, criteria } = comparison
  const distance = `${formatPoints(Math.abs(points))} ${Math.abs(points) === 1 ? "point" : "points"}`
  return (
    <>
      <Text mt={4}>
        <b>
          {distance} {points < 0 ? "behind" : "ahead of"}
        </b>{" "}
        {nameOf(other)}, {ordinal(other.rank ?? 0)}, which has {formatPoints(pointsOf(other))}.{" "}
        {looksTied &&
          `Both show ${result.overallPercentRounded}%, but ranks go by the percent before rounding: ${formatExactPercent(
            result.overallPercent ?? 0,
          )}% against ${formatExactPercent(other.overallPercent ?? 0)}%.`}
      </Text>
      {criteria.length > 0 && (
        <ul className={classes.differences}>
          {criteria.map(({ name, points: gain }) => (
            <li key={name}>
              {name} {formatGain(gain)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
