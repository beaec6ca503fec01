import classes from "./entry-list.module.css"
import type { ListedEntry } from "./listed-entries.ts"
import { type EntryStage, stageOf } from "./listed-entries.ts"

const STAGES = [
  [null, "All"],
  ["todo", "Pending"],
  ["draft", "In Progress"],
  ["done", "Complete"],
] as const

type Props = {
  entries: readonly ListedEntry[]
  stage: EntryStage | null
  /** Whether the buttons show how many entries they leave. */
  hasCounts: boolean
  onChange: (stage: EntryStage | null) => void
}

/** Filters the list by stage; a second press on a stage shows all entries again, as the first button does. */
export function StageFilter({ entries, stage, hasCounts, onChange }: Props) {
  return (
    <fieldset className={classes.filter} aria-label="Show only">
      {STAGES.map(([name, label]) => (
        <button
          key={label}
          type="button"
          className={classes.stage}
          aria-pressed={stage === name}
          onClick={() => onChange(stage === name ? null : name)}
        >
          {label}{" "}
          {hasCounts && name && <b>{entries.filter((one) => one.group === "turn" && stageOf(one) === name).length}</b>}
        </button>
      ))}
    </fieldset>
  )
}
