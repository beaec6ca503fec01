import { Text } from "@mantine/core"
import { IconHourglass } from "@tabler/icons-react"
import { type Outstanding, outstandingWords } from "./outstanding-words.ts"
import type { EntryResult } from "./result-explanation.ts"
import { type Candidate, titleText } from "./result-honours.ts"
import classes from "./results-outstanding.module.css"

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
    <div className={classes.line} data-tone="open" data-in="dialog">
      <IconHourglass size={24} className={classes.mark} aria-hidden />
      <div>
        <Text fw={600}>{words?.expected ?? "Sheets may be missing."}</Text>
        <Text>
          {words
            ? `${words.from} They can still change who wins.`
            : "The server could not tell just now whether all judges are done."}
        </Text>
        {words?.waiting && <Text fw={600}>{words.waiting}</Text>}
      </div>
    </div>
  )
}
