import { Badge, Button, Group, Text, Title } from "@mantine/core"
import { useLocked } from "../../../ui/states/locked.tsx"
import { useWords } from "../../words/words-context.ts"
import { criteriaIn, type EntryResult } from "../entry-result.ts"
import { SettlementFacts } from "./settlement-facts.tsx"
import classes from "./ties.module.css"
import { comparedBy, entryLabel, measureOf, type Tie, tieTitle } from "./words.ts"

type Props = {
  tie: Tie
  entryById: ReadonlyMap<number, EntryResult>
  onSettle: (tie: Tie) => void
  onWithdraw: (tie: Tie) => void
}

const BADGES = {
  open: { text: "Open", color: "yellow" },
  settled: { text: "Settled", color: "green" },
  stale: { text: "Does not count any more", color: "gray" },
} as const

/** One tie: its entries, what they have in common, and its settlement or the actions for it. */
export function TieCard({ tie, entryById, onSettle, onWithdraw }: Props) {
  const { state, settlement, entryIds } = tie
  const words = useWords()
  const criteria = criteriaIn([...entryById.values()])
  const title = tieTitle(tie, criteria, words)
  const names = entryIds.map((id) => entryLabel(id, entryById)).join(", ")
  const { text, color } = BADGES[state]
  const isLocked = useLocked()
  // An order is shown with the settlement.
  const isListed = settlement === null || settlement.kind === "shared"
  return (
    <li className={classes.tie} data-state={state}>
      <Group gap="xs">
        <Title order={3}>{title}</Title>
        <Badge color={color} variant="light" autoContrast>
          {text}
        </Badge>
      </Group>
      {isListed && (
        <ul className={classes.entries}>
          {entryIds.map((id) => (
            <li key={id}>{entryLabel(id, entryById)}</li>
          ))}
        </ul>
      )}
      {state !== "stale" && <Text c="dimmed">{comparedBy(tie, entryById, words).join(" · ")}</Text>}
      {state === "stale" && (
        <Text>
          {settlement?.kind === "lot"
            ? `The ${measureOf(tie)} or the voting IDs have changed since, so this lot does not count.`
            : `The ${measureOf(tie)} have changed since: this is a different tie now, or none.`}
        </Text>
      )}
      {settlement && <SettlementFacts settlement={settlement} entryById={entryById} />}
      {tie.withdrawnLots.map((lot) => (
        <Text key={lot.id} c="dimmed">
          A lot was drawn by {lot.settledBy} (seed {lot.seed}) and withdrawn by {lot.withdrawnBy}: {lot.withdrawnReason}
        </Text>
      ))}
      {isLocked ? null : state === "open" ? (
        <Button mt="xs" onClick={() => onSettle(tie)} aria-label={`Settle this tie: ${title}, ${names}`}>
          Settle this tie
        </Button>
      ) : (
        <Button
          mt="xs"
          variant="default"
          onClick={() => onWithdraw(tie)}
          aria-label={`Withdraw the settlement: ${title}, ${names}`}
        >
          Withdraw
        </Button>
      )}
    </li>
  )
}
