import type { Entry } from "@rosette/contract/entries"
import { formatNumber } from "../../../lib/format.ts"
import { entriesOf, isStatusUsed, STATUS_CHOICES, type StatusChoice } from "./status-choice.ts"
import styles from "./status-filter.module.css"

type Props = {
  entries: readonly Entry[]
  choice: StatusChoice
  onChange: (choice: StatusChoice) => void
}

/** "All 60 · Here 41 · Expected 14 · Out 5", once any entry has another status than expected. */
export function StatusFilter({ entries, choice, onChange }: Props) {
  if (!isStatusUsed(entries)) return null
  return (
    <fieldset className={styles.choices} aria-label="Show only">
      {STATUS_CHOICES.map(([name, label]) => (
        <button
          key={name}
          type="button"
          className={styles.choice}
          aria-pressed={choice === name}
          onClick={() => onChange(name)}
        >
          {label} <b>{formatNumber(entriesOf(entries, name).length)}</b>
        </button>
      ))}
    </fieldset>
  )
}
