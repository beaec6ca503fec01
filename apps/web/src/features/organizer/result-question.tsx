import { Text } from "@mantine/core"
import type { EntryResult } from "./result-explanation.ts"
import { type Candidate, titleText } from "./result-honours.ts"

type Props = { candidate: Candidate; confirmedBy: string; replaced: EntryResult | undefined }

/** What confirming will record, word for word. */
export function WinnerQuestion({ candidate, confirmedBy, replaced }: Props) {
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
    </>
  )
}
