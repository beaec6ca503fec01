import { Text } from "@mantine/core"
import { competes } from "@rosette/domain/entries/entry-status"
import type { ReactNode } from "react"
import { isolated } from "../../../lib/isolated.ts"
import { Named, Row } from "../../../ui/lists/row.tsx"
import { StatusMark } from "../../entry-status/status-mark.tsx"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import { useWords } from "../../words/words-context.ts"
import { judgesWords } from "../entry-result.ts"
import classes from "./ranking.module.css"
import { placeReason, type RankedRow } from "./shown-ranking.ts"

/** The entry in a row of the ranking, and what decided its place. With a photo the row sets its `--side`. */
export function RankedEntry({ hasPhoto, ...shown }: RankedRow & { hasPhoto: boolean }) {
  const { entryName, votingId, ownerParticipant, imageUrl } = shown.result
  const { coverage } = shown
  const reason = placeReason(shown, useWords())
  return (
    <Row gap="xs" start={hasPhoto && <EntryThumbnail imageUrl={imageUrl} />}>
      <Named name={entryName}>
        {votingId} · {isolated(ownerParticipant)}
        {coverage && ` · ${judgesWords(coverage)}`}
      </Named>
      {!competes(shown.result) && (
        <Text span size="sm" lh={1.3}>
          <StatusMark status={shown.result.status} />
        </Text>
      )}
      {reason && (
        <Text size="sm" lh={1.3}>
          {reason}
        </Text>
      )}
    </Row>
  )
}

/** What stands below a figure or a name. */
export const Quiet = ({ children }: { children: ReactNode }) => (
  <Text span display="block" size="sm" c="dimmed" fw={500} lh={1.3}>
    {children}
  </Text>
)

/** A place of the ranking, "–" for none. */
export function PlaceDisc({ place, isWinner }: { place: number | null; isWinner: boolean }) {
  const isFirstThree = place !== null && place <= 3
  return (
    <span className={classes.disc} data-first-three={isFirstThree || undefined} data-winner={isWinner || undefined}>
      {place ?? "–"}
    </span>
  )
}
