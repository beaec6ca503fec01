import { Table, Text } from "@mantine/core"
import { ordinal } from "@rosette/domain/contest/place-words"
import { pointsOf } from "@rosette/domain/contest/shown-points"
import { decidingCriteria } from "@rosette/domain/explanation/deciding"
import { plural } from "../../../lib/format.ts"
import type { EntryResult } from "../entry-result.ts"
import type { Applies } from "../use-applies.ts"
import classes from "./explanation.module.css"
import { ExplanationSection } from "./explanation-section.tsx"
import { differenceText, type Explanation } from "./words.ts"

type Props = { decided: Decided; result: EntryResult; rival: EntryResult; applies: Applies }

/** The few criteria that made the difference, first and with both averages; below them all others in one row. */
export function ExplanationDecided({ decided: { deciding, others }, result, rival, applies }: Props) {
  const nameOf = ({ place, votingId }: EntryResult) => (place === null ? votingId : ordinal(place))
  const cell = (average: number | null, { entryId }: EntryResult, { criterionId }: DecidedCriterion) => {
    if (average !== null) return average.toFixed(1)
    return (
      <Text span c="dimmed" size="sm">
        {applies(entryId, criterionId) ? "no score yet" : "N/A"}
      </Text>
    )
  }
  return (
    <ExplanationSection title="What decided">
      <Table horizontalSpacing={0} className={classes.decided} aria-label="What decided">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Criterion</Table.Th>
            <Table.Th scope="col">{nameOf(result)}</Table.Th>
            <Table.Th scope="col">{nameOf(rival)}</Table.Th>
            <Table.Th scope="col">vs {nameOf(rival)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {deciding.map((one) => (
            <Table.Tr key={one.criterionId}>
              <Table.Th scope="row">
                {one.name} <span className={classes.pointsMax}>/ {one.maxPoints}</span>
              </Table.Th>
              <Table.Td>{cell(one.own, result, one)}</Table.Td>
              <Table.Td>{cell(one.other, rival, one)}</Table.Td>
              <Table.Td fw={700} c={one.difference > 0 ? "var(--mantine-color-anchor)" : undefined}>
                {differenceText(one.difference)}
              </Table.Td>
            </Table.Tr>
          ))}
          {others.length > 0 && <OthersRow others={others} />}
        </Table.Tbody>
      </Table>
    </ExplanationSection>
  )
}

/** Their sums, so that the column adds up to what the sentence says. */
function OthersRow({ others }: Pick<Decided, "others">) {
  const sum = (pick: (one: DecidedCriterion) => number | null) =>
    pointsOf({ criteria: others.map((one) => ({ average: pick(one) ?? 0 })) })
  return (
    <Table.Tr c="dimmed">
      <Table.Th scope="row" fw={400}>
        {plural(others.length, "other criterion", "other criteria")}
      </Table.Th>
      <Table.Td>{sum(({ own }) => own).toFixed(1)}</Table.Td>
      <Table.Td>{sum(({ other }) => other).toFixed(1)}</Table.Td>
      <Table.Td>{differenceText(sum(({ difference }) => difference))}</Table.Td>
    </Table.Tr>
  )
}

/** A criterion with the averages of two entries; null without a score. */
export type DecidedCriterion = {
  criterionId: number
  name: string
  maxPoints: number
  own: number | null
  other: number | null
  difference: number
}

type Decided = { side: 1 | -1; deciding: DecidedCriterion[]; others: DecidedCriterion[] }

/** The criteria that made the difference of points to the other entry; null if points did not decide. */
export function decidedOf(
  { above, below, rival, criteria }: Pick<Explanation, "above" | "below" | "rival" | "criteria">,
  result: EntryResult,
): Decided | null {
  if (!rival || (above ?? below)?.difference.by !== "points") return null
  const maxPoints = new Map(result.criteria.map((one) => [one.criterionId, one.maxPoints]))
  const own = new Map(
    criteria.map(({ criterionId, average, points }) => [criterionId, points.length > 0 ? average : null]),
  )
  const compared = rival.criteria.map(({ criterionId, name, average, difference }) => ({
    criterionId,
    name,
    difference,
    maxPoints: maxPoints.get(criterionId) ?? 0,
    own: own.get(criterionId) ?? null,
    other: average,
  }))
  const side = above ? -1 : 1
  const decided = decidingCriteria(compared, side)
  return decided.deciding.length > 0 ? { side, ...decided } : null
}

/** The criterion that made most of the difference: "Lost most on Paint (17.3 against 19.0)." */
export function mostWords(
  { side, deciding: [most] }: Decided,
  result: EntryResult,
  rival: EntryResult,
  applies: Applies,
) {
  if (!most) return ""
  const { name, own, other, criterionId } = most
  const start = `${side === 1 ? "Gained" : "Lost"} most on ${name}`
  const lacks = ({ entryId, votingId }: EntryResult) =>
    applies(entryId, criterionId) ? `${votingId} has no score yet` : `does not apply to ${votingId}`
  if (own === null) return `${start} (${lacks(result)}; ${other?.toFixed(1)} for ${rival.votingId}).`
  return `${start} (${own.toFixed(1)}${other === null ? `; ${lacks(rival)}` : ` against ${other.toFixed(1)}`}).`
}
