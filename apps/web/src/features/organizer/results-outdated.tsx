import { Alert, Button, Group, Text } from "@mantine/core"
import type { ConfirmedWinner } from "@rosette/contract"
import { IconHistory } from "@tabler/icons-react"
import { formatDateTime } from "../../lib/format.ts"
import type { EntryResult } from "./result-explanation.ts"
import type { WinnerConfirmation } from "./use-winner-confirmation.ts"

type Props = {
  winners: readonly ConfirmedWinner[]
  entryById: ReadonlyMap<number, EntryResult>
  confirmation: WinnerConfirmation
}

/** Confirmations from before the scores moved: they still stand until somebody decides. */
export function ResultsOutdated({ winners, entryById, confirmation }: Props) {
  return winners.map((winner) => {
    const entry = entryById.get(winner.entryId)
    return (
      <Alert
        key={winner.id}
        mb="sm"
        title="The scores have moved since this was confirmed"
        icon={<IconHistory aria-hidden />}
      >
        <Group justify="space-between" gap="sm">
          <Text flex="1 1 16rem">
            {entry ? `${entry.entryName} (${entry.votingId})` : "An entry"} was confirmed here by {winner.confirmedBy},{" "}
            {formatDateTime(winner.confirmedAt)}. Confirm the present one in its place, or take it back.
          </Text>
          <Button variant="default" disabled={confirmation.isPending} onClick={() => confirmation.takeBack(winner)}>
            Take back
          </Button>
        </Group>
      </Alert>
    )
  })
}
