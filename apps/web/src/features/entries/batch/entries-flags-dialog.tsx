import { Group, SegmentedControl, Text } from "@mantine/core"
import { type EntryFlag, eachFlag } from "@rosette/domain/entries/entry-flags"
import { useId, useState } from "react"
import { useWords } from "../../words/words-context.ts"
import { flagLabels } from "../dialog/entry-values.ts"
import { type EntriesBatch, EntriesBatchDialog } from "./entries-batch-dialog.tsx"

const CHOICES: { value: FlagChoice; label: string }[] = [
  { value: "leave", label: "Leave" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
]

/** Sets the same flags for many entries. Use a new key for each batch. */
export function EntriesFlagsDialog(batch: EntriesBatch) {
  const [choices, setChoices] = useState(LEAVE_ALL)
  const flags = chosenFlags(choices)
  const isChosen = Object.keys(flags).length > 0
  const choose = (flag: EntryFlag, choice: string) =>
    setChoices((before) => ({ ...before, [flag]: CHOICES.find(({ value }) => value === choice)?.value ?? "leave" }))
  return (
    <EntriesBatchDialog {...batch} what="flags" change={isChosen ? flags : null}>
      <Text c="dimmed">Flags decide which criteria apply to an entry. What you leave stays as it is on each.</Text>
      {flagLabels(useWords()).map(([flag, label]) => (
        <FlagLine key={flag} label={label} value={choices[flag]} onChange={(choice) => choose(flag, choice)} />
      ))}
    </EntriesBatchDialog>
  )
}

type LineProps = { label: string; value: FlagChoice; onChange: (choice: string) => void }

function FlagLine({ label, value, onChange }: LineProps) {
  const id = useId()
  return (
    <Group justify="space-between" gap="xs">
      <span id={id}>{label}</span>
      <SegmentedControl aria-labelledby={id} data={CHOICES} value={value} onChange={onChange} />
    </Group>
  )
}

/** The choice for one flag of many entries. */
type FlagChoice = "leave" | "yes" | "no"
type FlagChoices = Record<EntryFlag, FlagChoice>

const LEAVE_ALL: FlagChoices = eachFlag(() => "leave")

/** The flags to set or clear; unchanged flags are left out. */
const chosenFlags = (choices: FlagChoices): Partial<Record<EntryFlag, boolean>> =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([flag, choice]) => (choice === "leave" ? [] : [[flag, choice === "yes"]])),
  )
