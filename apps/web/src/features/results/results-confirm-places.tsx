import { Button } from "@mantine/core"
import { focusKind } from "../../ui/focus/next-focus.ts"
import classes from "./results-confirm-places.module.css"
import type { ShownResults } from "./results-shown.ts"
import { type Candidate, titleText } from "./winners/result-honours.ts"
import { CONFIRM_BUTTONS } from "./winners/use-winner-confirmation.ts"

type Props = Pick<ShownResults, "confirmation"> & { candidates: readonly Candidate[] }

/** The places after the first that are still to be confirmed, in one line below all finalists of a phone. */
export function ConfirmPlaces({ candidates, confirmation }: Props) {
  const open = candidates.filter(({ title, confirmation: confirmed }) => title.winnerType === "runner_up" && !confirmed)
  if (open.length === 0 || confirmation.isPublished) return null
  const isShared = (place: number | null) => open.filter(({ result }) => result.place === place).length > 1
  return (
    <div className={classes.line}>
      <span className={classes.word}>Confirm Winner</span>
      {open.map((candidate) => {
        const { entryId, entryName, place } = candidate.result
        const title = titleText(candidate)
        return (
          <Button
            key={entryId}
            variant="subtle"
            px="xs"
            onClick={() => confirmation.confirm(candidate)}
            aria-label={`Confirm Winner: ${title}, ${entryName}`}
            {...focusKind(CONFIRM_BUTTONS)}
          >
            {isShared(place) ? `${title}, ${entryName}` : title}
          </Button>
        )
      })}
    </div>
  )
}
