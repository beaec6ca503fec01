import { Button } from "@mantine/core"
import { isolated } from "../../../lib/isolated.ts"
import { focusKind } from "../../../ui/focus/next-focus.ts"
import { NameText } from "../../../ui/text/name-text.tsx"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import classes from "./category-card.module.css"
import { type Candidate, titleText } from "./honours.ts"
import { ResultsOvertaken } from "./overtaken-notes.tsx"
import { PlaceMark } from "./place-mark.tsx"
import type { ShownResults } from "./shown-results.ts"
import { CONFIRM_BUTTONS } from "./use-winner-confirmation.ts"

type Props = Pick<ShownResults, "entryById" | "confirmation" | "provisional"> & {
  candidate: Candidate
  /** Whether it has won the category: the results are published. */
  isWinner: boolean
}

/** An entry with the highest average of a criterion, which is named beside it. */
export function CategoryEntry({ candidate, isWinner, entryById, ...shown }: Props) {
  const { result, title, overtaken } = candidate
  return (
    <li className={classes.entry}>
      <EntryThumbnail imageUrl={result.imageUrl} />
      <div className={classes.who}>
        <div className={classes.entryName}>
          <NameText name={result.entryName} />
        </div>
        <div className={classes.owner}>
          {result.votingId} · {isolated(result.ownerParticipant)}
        </div>
      </div>
      <div className={classes.action}>
        {isWinner && <PlaceMark tone="gold" size={20} />}
        <CategoryDecision candidate={candidate} {...shown} />
      </div>
      {overtaken.length > 0 && (
        <div className={classes.overtaken}>
          <ResultsOvertaken
            winners={overtaken}
            titleName={title.name}
            present={result}
            entryById={entryById}
            confirmation={shown.confirmation}
          />
        </div>
      )}
    </li>
  )
}

function CategoryDecision({ candidate, confirmation, provisional }: Omit<Props, "isWinner" | "entryById">) {
  const { result, title, confirmation: confirmed } = candidate
  if (confirmation.isPublished) return null
  const of = `${titleText(candidate)}, ${isolated(result.entryName)}`
  return confirmed ? (
    <Button
      variant="subtle"
      color="gray"
      className={classes.button}
      onClick={() => confirmation.takeBack(confirmed, title.name)}
      aria-label={`Take back: ${of}`}
    >
      Take back
    </Button>
  ) : (
    <Button
      variant="default"
      className={classes.button}
      // Quiet while it can still change.
      data-quiet={provisional !== null || undefined}
      onClick={() => confirmation.confirm(candidate)}
      aria-label={`Confirm Winner: ${of}`}
      {...focusKind(CONFIRM_BUTTONS)}
    >
      Confirm
    </Button>
  )
}
