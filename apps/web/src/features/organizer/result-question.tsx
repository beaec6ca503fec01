import { Alert, Text } from "@mantine/core"
import { IconHourglass } from "@tabler/icons-react"
import { type Outstanding, outstandingWords } from "./outstanding-words.ts"
import type { EntryResult } from "./result-explanation.ts"
import { type Candidate, titleText } from "./result-honours.ts"

type Props = {
  candidate: Candidate
  confirmedBy: string
  replaced: EntryResult | undefined
  /** Null where it is not known. */
  outstanding: Outstanding | null
}

/** What confirming will record, word for word, and what could still change it. */
export function WinnerQuestion({ candidate, confirmedBy, replaced, outstanding }: Props) {
  const { result } = candidate
  return (
    <>
      <Text>
        <b>{result.entryName}</b> ({result.votingId}, {result.ownerParticipant}) is recorded as{" "}
        <b>{titleText(candidate)}</b>, confirmed by {confirmedBy}.
      </Text>
      {replaced && (
        <Text mt="sm">
          It takes the place of {replaced.entryName} ({replaced.votingId}), which was confirmed before.
        </Text>
      )}
      <MissingSheets outstanding={outstanding} />
    </>
  )
}

function MissingSheets({ outstanding }: Pick<Props, "outstanding">) {
  const words = outstanding && outstandingWords(outstanding)
  if (outstanding && !words) return null
  return (
    <Alert mt="md" color="red" icon={<IconHourglass aria-hidden />} title={words?.expected ?? "Sheets may be missing."}>
      {words ? (
        <>
          <Text>{words.from} They can still change who wins.</Text>
          {words.waiting && <Text fw={600}>{words.waiting}</Text>}
        </>
      ) : (
        <Text>The server could not tell just now whether all judges are done.</Text>
      )}
    </Alert>
  )
}
