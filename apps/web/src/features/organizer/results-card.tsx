import { Badge, Button, Text } from "@mantine/core"
import { IconRosetteDiscountCheck } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { formatDateTime } from "../../lib/format.ts"
import { EntryThumbnail } from "./entry-thumbnail.tsx"
import { type Candidate, titleText } from "./result-honours.ts"
import classes from "./results-card.module.css"
import type { WinnerConfirmation } from "./use-winner-confirmation.ts"

type Props = {
  candidate: Candidate
  /** The number that put it here: "87%" or "9.3 / 10". */
  figure: ReactNode
  /** What it is while nobody has confirmed it. */
  open?: string
  size?: "md" | "lg"
  confirmation: WinnerConfirmation
}

/** An entry that stands for a title, confirmed or to be confirmed. */
export function ResultsCard({ candidate, figure, open, size = "md", confirmation }: Props) {
  const { result, confirmation: confirmed } = candidate
  const isWinner = confirmed !== null || size === "lg"
  return (
    <li className={classes.card} data-tone={isWinner ? "gold" : undefined} data-size={size}>
      <div className={classes.entry}>
        <EntryThumbnail imageUrl={result.imageUrl} size={size} />
        <div className={classes.words}>
          <div className={classes.name}>{result.entryName}</div>
          <Text c="dimmed">
            {result.votingId} · {result.ownerParticipant}
          </Text>
        </div>
        <span className={classes.figure}>{figure}</span>
      </div>
      <div className={classes.foot}>
        {confirmed ? (
          <>
            <Badge color="gold" variant="filled" leftSection={<IconRosetteDiscountCheck size={16} aria-hidden />}>
              Confirmed Winner
            </Badge>
            <Button
              variant="subtle"
              color="gray"
              disabled={confirmation.isPending}
              onClick={() => confirmation.takeBack(confirmed)}
              aria-label={`Take back: ${titleText(candidate)}, ${result.entryName}`}
            >
              Take back
            </Button>
            <Text size="sm" c="dimmed" w="100%">
              By {confirmed.confirmedBy}, {formatDateTime(confirmed.confirmedAt)}
            </Text>
          </>
        ) : (
          <>
            {open ? (
              <Badge color="gray" variant="light">
                {open}
              </Badge>
            ) : (
              <span />
            )}
            <Button
              variant={size === "lg" ? "filled" : "default"}
              disabled={confirmation.isPending}
              onClick={() => confirmation.confirm(candidate)}
              aria-label={`Confirm Winner: ${titleText(candidate)}, ${result.entryName}`}
            >
              Confirm Winner
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
