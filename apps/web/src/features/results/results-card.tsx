import { Badge, Button, Text } from "@mantine/core"
import { IconRosetteDiscountCheck } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { formatDateTime } from "../../lib/format.ts"
import { focusKind } from "../../ui/focus/next-focus.ts"
import { RosetteMark } from "../../ui/page/logo.tsx"
import { EntryThumbnail } from "../photos/entry-thumbnail.tsx"
import { PlaceMark, placeTone } from "./place-mark.tsx"
import classes from "./results-card.module.css"
import { ResultsOvertaken } from "./results-overtaken.tsx"
import { ProvisionalBadge } from "./results-section.tsx"
import type { ShownResults } from "./results-shown.ts"
import { WhyButton } from "./why/why-button.tsx"
import { type Candidate, titleText } from "./winners/result-honours.ts"
import { CONFIRM_BUTTONS } from "./winners/use-winner-confirmation.ts"

type Props = Pick<ShownResults, "provisional" | "entryById" | "confirmation" | "onWhy"> & {
  candidate: Candidate
  /** The score that decided: "87%" or "9.3 / 10". */
  figure: ReactNode
  /** The state shown while it is not confirmed. */
  open: string
  size?: "md" | "lg"
}

/** A candidate for a title, confirmed or not. Only a confirmed winner is gold. */
export function ResultsCard(props: Props) {
  const { candidate, figure, size = "md", provisional, entryById, confirmation, onWhy } = props
  const { result, title, confirmation: confirmed, overtaken } = candidate
  const isLeader = size === "lg" && !provisional
  return (
    <li
      className={classes.card}
      data-tone={confirmed ? wonTone(candidate) : isLeader ? "leader" : undefined}
      data-size={size}
    >
      {size === "lg" && <ProvisionalBadge provisional={provisional} />}
      {size === "lg" && confirmed && <RosetteMark size={64} tone="gold" className={classes.rosette} />}
      <div className={classes.entry}>
        <span className={classes.photo}>
          <EntryThumbnail imageUrl={result.imageUrl} size={size} />
          <PlaceOnPhoto candidate={candidate} />
        </span>
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

/** Runners-up get the colour of their place; overall and category winners get gold. */
const wonTone = ({ title, result }: Candidate) =>
  placeTone(title.winnerType === "runner_up" ? (result.place ?? 0) : 1, true)

/** The overall place; a category has no places. */
function PlaceOnPhoto({ candidate }: Pick<Props, "candidate">) {
  const { title, result, confirmation } = candidate
  if (title.winnerType !== "runner_up" || result.place === null) return null
  const tone = placeTone(result.place, confirmation !== null)
  return <PlaceMark place={result.place} tone={tone} size={30} className={classes.place} />
}

function Confirmed({ candidate, confirmation }: Props) {
  const { result, title, confirmation: confirmed } = candidate
  if (!confirmed) return null
  return (
    <>
      <Badge
        color="gold"
        variant="filled"
        className={classes.won}
        leftSection={<IconRosetteDiscountCheck size={16} aria-hidden />}
      >
        {title.winnerType === "runner_up" && `${titleText(candidate)} · `}Confirmed Winner
      </Badge>
      <Text size="sm" c="dimmed">
        By {confirmed.confirmedBy}, {formatDateTime(confirmed.confirmedAt)}
      </Text>
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
    </>
  )
}

/** A leader has a badge; a place is plain text, because the mark on the photo shows it too. */
export function OpenState({ size, children }: { size?: Props["size"]; children: ReactNode }) {
  if (size !== "lg") return <Text c="dimmed">{children}</Text>
  return (
    <Badge color="gray" variant="light">
      {children}
    </Badge>
  )
}

function ToConfirm({ candidate, open, size, provisional, confirmation }: Props) {
  const primary = provisional ? "outline" : "filled"
  return (
    <>
      <OpenState size={size}>{open}</OpenState>
      {!confirmation.isPublished && (
        <Button
          className={classes.confirm}
          variant={size === "lg" ? primary : "default"}
          px={size === "lg" ? undefined : "sm"}
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
