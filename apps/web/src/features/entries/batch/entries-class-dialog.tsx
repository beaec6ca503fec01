import { Text } from "@mantine/core"
import type { EntryClass } from "@rosette/contract/classes"
import { useState } from "react"
import { plural } from "../../../lib/format.ts"
import { type ClassChoice, presentChoice } from "../../classes/class-choice.ts"
import { ClassChoiceSelect } from "../../classes/class-select.tsx"
import { useClassMoves } from "../../place-moves/class-moves.tsx"
import { type EntriesBatch, EntriesBatchDialog } from "./entries-batch-dialog.tsx"

type Props = EntriesBatch & { classes: readonly EntryClass[] }

/** Puts many entries into a class, or into none. Use a new key for each batch. */
export function EntriesClassDialog({ classes, ...batch }: Props) {
  const [chosen, setChosen] = useState<ClassChoice>("any")
  const choice = presentChoice(chosen, classes)
  const into = classes.find(({ id }) => id === choice) ?? null
  const isChosen = choice !== "any"
  const moves = useClassMoves(batch.eventId, batch.entries, isChosen ? (into?.id ?? null) : undefined)
  const count = plural(batch.entries.length, "entry", "entries")
  return (
    <EntriesBatchDialog
      {...batch}
      what="class"
      change={isChosen ? { classId: into?.id ?? null } : null}
      isReading={moves.isReading}
    >
      <ClassChoiceSelect
        label="Class"
        anyLabel="Choose a class"
        classes={classes}
        value={choice}
        onChange={setChosen}
        data-autofocus
      />
      <Text c="dimmed" role="status">
        {isChosen && (into ? `${count} will be in “${into.name}”.` : `${count} will be in no class.`)}
      </Text>
      {moves.preview}
    </EntriesBatchDialog>
  )
}
