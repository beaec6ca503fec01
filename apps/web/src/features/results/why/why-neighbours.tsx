import { Text } from "@mantine/core"
import { widestGaps } from "@rosette/domain"
import { type EntryResult, formatGain } from "../winners/result-explanation.ts"
import { WhySection } from "./why-section.tsx"
import { type Explanation, type Neighbour, neighbourWords } from "./why-words.ts"

const SHOWN_DIFFERENCES = 3

type Shared = {
  result: EntryResult
  entryById: ReadonlyMap<number, EntryResult>
  criteria: readonly { id: number; name: string }[]
}

/** The entries directly above and below, and the first number in which they differ. */
export function WhyNeighbours({ explanation, ...shared }: Shared & { explanation: Explanation }) {
  const { above, below, countingCriterionIds } = explanation
  if (!above && !below) return null
  const counting = shared.result.criteria.filter(({ criterionId }) => countingCriterionIds.includes(criterionId))
  const beside = { ...shared, result: { ...shared.result, criteria: counting } }
  return (
    <WhySection title="Next to it">
      {above && <NextTo side="Above" neighbour={above} {...beside} />}
      {below && <NextTo side="Below" neighbour={below} {...beside} />}
    </WhySection>
  )
}

function NextTo({ side, neighbour, result, entryById, criteria }: Shared & { side: string; neighbour: Neighbour }) {
  const other = entryById.get(neighbour.entryId)
  const name = other ? `${other.votingId} · ${other.entryName}` : neighbour.votingId
  const gaps = other && neighbour.difference.by === "points" ? widestGaps(result, other, SHOWN_DIFFERENCES) : []
  return (
    <Text>
      <b>{side}:</b> {neighbourWords(neighbour, name, criteria)}
      {gaps.length > 0 && ` Most on ${gaps.map((gap) => `${gap.name} ${formatGain(gap.points)}`).join(", ")}.`}
    </Text>
  )
}
