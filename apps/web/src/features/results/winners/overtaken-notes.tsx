import { Button, Text } from "@mantine/core"
import type { ConfirmedWinner } from "@rosette/contract/awards"
import { IconHistory } from "@tabler/icons-react"
import { formatDateTime } from "../../../lib/format.ts"
import { Notice } from "../../../ui/states/notice.tsx"
import type { EntryResult } from "../entry-result.ts"
import { type Candidate, overtakenText } from "./honours.ts"
import type { ShownResults } from "./shown-results.ts"

type Props = Pick<ShownResults, "entryById" | "confirmation"> & {
  winners: readonly ConfirmedWinner[]
  /** "Best Paint". */
  titleName: string
  /** The entry at this place now. */
  present?: EntryResult
}

/** Confirmations of one title that the scores no longer support; they remain until somebody decides. */
export function OvertakenNotes({ winners, titleName, present, entryById, confirmation }: Props) {
  return winners.map((winner) => {
    const text = overtakenText(winner, titleName, entryById.get(winner.entryId), present)
    return (
      <Notice key={winner.id} place="card" icon={<IconHistory size={24} aria-hidden />}>
        <Text fw={600}>{text}</Text>
        <Text size="sm" mb="xs">
          Confirmed by {winner.confirmedBy}, {formatDateTime(winner.confirmedAt)}.{" "}
          {present ? "Confirm the current one instead, or take it back." : "It remains until it is taken back."}
        </Text>
        {!confirmation.isPublished && (
          <Button
            variant="default"
            onClick={() => confirmation.takeBack(winner, titleName)}
            aria-label={`Take back: ${text}`}
          >
            Take back
          </Button>
        )}
      </Notice>
    )
  })
}

/** The same for the title of one candidate, who has it by the scores now. */
export const OvertakenByCandidate = ({
  candidate: { overtaken, title, result },
  entryById,
  confirmation,
}: Pick<ShownResults, "entryById" | "confirmation"> & { candidate: Candidate }) => (
  <OvertakenNotes
    winners={overtaken}
    titleName={title.name}
    present={result}
    entryById={entryById}
    confirmation={confirmation}
  />
)
