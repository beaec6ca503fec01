import { Button } from "@mantine/core"
import { LIMITS } from "@rosette/contract/limits"
import { IconHelpCircle } from "@tabler/icons-react"
import { SideCard } from "./side-card.tsx"
import classes from "./side-cards.module.css"

const { minRating, maxRating } = LIMITS.guidance

type Props = {
  /** The organizer's own scoring guideline; empty for the usual one. */
  guidance: string
  onContact: () => void
  onKeys: (() => void) | null
}

/** What a judge may want to know in the field, and whom to ask. */
export function HelpCard({ guidance, onContact, onKeys }: Props) {
  return (
    <SideCard title="Need Help">
      <ul className={classes.tips}>
        <li>
          <b>Scoring guidelines:</b>{" "}
          {guidance ? <span className={classes.guidance}>{guidance}</span> : <UsualGuidance />}
        </li>
        <li>
          <b>Drafts:</b> scores are saved as drafts until you submit. Come back and finish them whenever you like.
        </li>
        <li>
          <b>Search tip:</b> search by entry name, ID or participant.
        </li>
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" px="sm" leftSection={<IconHelpCircle size={20} aria-hidden />} onClick={onContact}>
          Contact Support
        </Button>
        {onKeys && (
          <Button variant="subtle" px="sm" onClick={onKeys}>
            Keyboard shortcuts
          </Button>
        )}
      </div>
    </SideCard>
  )
}

function UsualGuidance() {
  return (
    <>
      think of a scale from {minRating} to {maxRating} for each criterion, from poor to outstanding, use all of it, and
      give that share of the maximum: {minRating + 6} of {maxRating} is 14 of 20. Judge each entry on its own.
    </>
  )
}
