import { Box, Text } from "@mantine/core"
import { lotText } from "@rosette/domain/contest/settlements"
import { useWords } from "../../words/words-context.ts"
import { measureOf } from "../ties/words.ts"
import { ExplanationSection } from "./explanation-section.tsx"
import { type Explanation, type Settlement, settledBy, settlementWords, tieTitle, withdrawnBy } from "./words.ts"

type Props = {
  explanation: Explanation
  nameOf: (entryId: number) => string
  criteria: readonly { id: number; name: string }[]
}

/** The ties that the entry is or was in, with their settlements and withdrawn ones. */
export function ExplanationTies({ explanation: { ties, withdrawnSettlements }, nameOf, criteria }: Props) {
  const words = useWords()
  if (ties.length === 0 && withdrawnSettlements.length === 0) return null
  return (
    <ExplanationSection title="Ties">
      {ties.map((tie) => (
        <div key={`${tie.key} ${tie.settlement?.id ?? ""}`}>
          <Text fw={600}>{tieTitle(tie, nameOf, { criteria, words })}</Text>
          {tie.state === "open" && <Text>Not decided yet.</Text>}
          {tie.state === "stale" && (
            <Text>The {measureOf(tie)} have changed since it was settled: this does not count any more.</Text>
          )}
          {tie.settlement && <Settled settlement={tie.settlement} nameOf={nameOf} />}
        </div>
      ))}
      {withdrawnSettlements.map((settlement) => (
        <div key={settlement.id}>
          <Text fw={600}>Withdrawn, it does not count</Text>
          <Settled settlement={settlement} nameOf={nameOf} />
          <Text>{withdrawnBy(settlement)}</Text>
        </div>
      ))}
    </ExplanationSection>
  )
}

function Settled({ settlement, nameOf }: { settlement: Settlement; nameOf: Props["nameOf"] }) {
  const { seed } = settlement
  return (
    <>
      <Text>{settlementWords(settlement, nameOf)}</Text>
      <Text>{settledBy(settlement)}</Text>
      {seed && (
        <Text>
          Anybody can repeat the draw: the order is that of the SHA-256 of “{lotText("seed", "voting ID")}”, lowest
          first. Seed:{" "}
          <Box component="span" ff="monospace" fz="sm">
            {seed}
          </Box>
        </Text>
      )}
    </>
  )
}
