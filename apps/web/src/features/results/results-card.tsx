import { Badge, Button, Text } from "@mantine/core"
import { IconRosetteDiscountCheck } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { formatDateTime } from "../../lib/format.ts"
import { focusKind } from "../../ui/focus/next-focus.ts"
import { EntryThumbnail } from "../photos/entry-thumbnail.tsx"
import classes from "./results-card.module.css"
import { ResultsOvertaken } from "./results-overtaken.tsx"
import { ProvisionalBadge } from "./results-section.tsx"
import type { ShownResults } from "./results-shown.ts"
import { WhyButton } from "./why/why-button.tsx"
import { type Candidate, titleText } from "./winners/result-honours.ts"
import { CONFIRM_BUTTONS } from "./winners/use-winner-confirmation.ts"

type Props = Pick<ShownResults, "provisional" | "entryById" | "confirmation" | "onWhy"> & {
  candidate: Candidate
  /** The number that put it here: "87%" or "9.3 / 10". */
  figure: ReactNode
  /** What it is while nobody has confirmed it. */
  open: string
  size?: "md" | "lg"
}

/** An entry that stands for a title, confirmed or to be confirmed. Gold is only what is won. */
export function ResultsCard(props: Props) {
  const { candidate, figure, size = "md", provisional, entryById, confirmation, onWhy } = props
  const { result, title, confirmation: confirmed, overtaken } = candidate
  const isLeader = size === "lg" && !provisional
  return (
    <li className={classes.card} data-tone={confirmed ? "gold" : isLeader ? "leader" : undefined} data-size={size}>
      {size === "lg" && <ProvisionalBadge provisional={provisional} />}
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
      <ResultsOvertaken
        winners={overtaken}
        titleName={title.name}
        present={result}
        entryById={entryById}
        confirmation={confirmation}
      />
      <div className={classes.foot}>
        {confirmed ? <Confirmed {...props} /> : <ToConfirm {...props} />}
        <WhyButton entryName={result.entryName} onClick={() => onWhy(result.entryId)} />
      </div>
    </li>
  )
}

function Confirmed({ candidate, confirmation }: Props) {
  const { result, title, confirmation: confirmed } = candidate
  if (!confirmed) return null
  return (
    <>
      <Badge color="gold" variant="filled" leftSection={<IconRosetteDiscountCheck size={16} aria-hidden />}>
        {title.winnerType === "runner_up" && `${titleText(candidate)} · `}Confirmed Winner
      </Badge>
      {!confirmation.isPublished && (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => confirmation.takeBack(confirmed, title.name)}
          aria-label={`Take back: ${titleText(candidate)}, ${result.entryName}`}
        >
          Take back
        </Button>
      )}
      <Text size="sm" c="dimmed" w="100%">
        By {confirmed.confirmedBy}, {formatDateTime(confirmed.confirmedAt)}
      </Text>
    </>
  )
}

function ToConfirm({ candidate, open, size, provisional, confirmation }: Props) {
  const primary = provisional ? "outline" : "filled"
  return (
    <>
      <Badge color="gray" variant="light">
        {open}
      </Badge>
      {!confirmation.isPublished && (
        <Button
          variant={size === "lg" ? primary : "default"}
          onClick={() => confirmation.confirm(candidate)}
          aria-label={`Confirm Winner: ${titleText(candidate)}, ${candidate.result.entryName}`}
          {...focusKind(CONFIRM_BUTTONS)}
        >
          Confirm Winner
        </Button>
      )}
    </>
  )
}
