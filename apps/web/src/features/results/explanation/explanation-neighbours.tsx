import { Text } from "@mantine/core"
import { widestGaps } from "@rosette/domain/contest/shown-points"
import { isolated } from "../../../lib/isolated.ts"
import { useWords } from "../../words/words-context.ts"
import { type EntryResult, formatGain } from "../entry-result.ts"
import type { Applies } from "../use-applies.ts"
import { ExplanationSection } from "./explanation-section.tsx"
import { type Explanation, type Neighbour, neighbourWords } from "./words.ts"

const SHOWN_DIFFERENCES = 3

type Shared = {
  result: EntryResult
  entryById: ReadonlyMap<number, EntryResult>
  applies: Applies
  criteria: readonly { id: number; name: string }[]
}

/** The entries directly above and below, and the first number in which they differ. */
export function ExplanationNeighbours({ explanation, ...shared }: Shared & { explanation: Explanation }) {
  const { above, below, countingCriterionIds } = explanation
  if (!above && !below) return null
  const counting = shared.result.criteria.filter(({ criterionId }) => countingCriterionIds.includes(criterionId))
  const beside = { ...shared, result: { ...shared.result, criteria: counting } }
  return (
    <ExplanationSection title="Next to it">
      {above && <NextTo side="Above" neighbour={above} {...beside} />}
      {below && <NextTo side="Below" neighbour={below} {...beside} />}
    </ExplanationSection>
  )
}

type NextToProps = Shared & { side: string; neighbour: Neighbour }

function NextTo({ side, neighbour, result, entryById, applies, criteria }: NextToProps) {
  const words = useWords()
  const other = entryById.get(neighbour.entryId)
  const name = other ? `${other.votingId} · ${isolated(other.entryName)}` : neighbour.votingId
  const gaps = other && neighbour.difference.by === "points" ? gapSentences(result, other, applies) : []
  return (
    <Text>
      <b>{side}:</b> {[neighbourWords(neighbour, name, { criteria, words }), ...gaps].join(" ")}
    </Text>
  )
}

/** Where the points of two entries differ most. A criterion that applies to only one of them is not compared. */
function gapSentences(result: EntryResult, other: EntryResult, applies: Applies): string[] {
  const gapsWhere = (isOfThis: boolean, isOfOther: boolean, start: string) => {
    const criteria = result.criteria.filter(
      ({ criterionId: id }) => applies(result.entryId, id) === isOfThis && applies(other.entryId, id) === isOfOther,
    )
    const gaps = widestGaps({ criteria }, other, SHOWN_DIFFERENCES)
    const told = gaps.map(({ name, points }) => `${name} ${formatGain(points)}`)
    return told.length > 0 ? [`${start} ${told.join(", ")}.`] : []
  }
  const notCompared = [
    ...gapsWhere(true, false, `Does not apply to ${other.votingId}:`),
    ...gapsWhere(false, true, `Does not apply to ${result.votingId}:`),
  ]
  return [...notCompared, ...gapsWhere(true, true, notCompared.length > 0 ? "Otherwise most on" : "Most on")]
}
