import { Alert, Button, Group, Text } from "@mantine/core"
import { isCardOutdated } from "@rosette/domain/entries/entry-card"
import { useState } from "react"
import { errorText } from "../../lib/error-text.ts"
import { plural } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { Notice } from "../../ui/states/notice.tsx"
import type { CardEntry } from "./card-choice.ts"

type Props = {
  eventId: number
  /** As they were when the print dialog opened. */
  printed: readonly CardEntry[]
  /** As they are now. */
  entries: readonly CardEntry[]
  onClose: () => void
}

/** Only a person knows what came out of the printer. A card that has changed since is not marked: it is to be printed again. */
export function PrintedQuestion({ eventId, printed, entries, onClose }: Props) {
  const marking = trpc.organizer.cardsPrinted.useMutation()
  const [changed, setChanged] = useState<readonly CardEntry[]>([])
  const mark = () => {
    const isSame = (card: CardEntry) =>
      entries.some(({ id, face }) => id === card.id && !isCardOutdated(card.face, face))
    setChanged(printed.filter((card) => !isSame(card)))
    marking.mutate({ eventId, entryIds: printed.filter(isSame).map(({ id }) => id) })
  }
  const only = printed.length === 1 ? printed[0] : undefined
  if (marking.data)
    return (
      <Alert color="gray" role="status" withCloseButton closeButtonLabel="Close" onClose={onClose}>
        {plural(marking.data.count, "card is", "cards are")} marked as printed.
        {changed.length > 0 &&
          ` Changed meanwhile, print again: ${changed.map(({ votingId }) => votingId).join(", ")}.`}
      </Alert>
    )
  return (
    <Notice role="status">
      <Text mb="xs">
        {only ? `Did the card of ${only.votingId} come out right?` : `Did all ${printed.length} cards come out right?`}
      </Text>
      <Group gap="xs">
        <Button onClick={mark} loading={marking.isPending}>
          Mark as Printed
        </Button>
        <Button variant="default" onClick={onClose}>
          Not Printed
        </Button>
      </Group>
      {marking.error && (
        <Text c="red" role="alert" mt="xs">
          {errorText(marking.error)}
        </Text>
      )}
    </Notice>
  )
}
