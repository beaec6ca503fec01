import { Alert, Button, Group, Stack, Text } from "@mantine/core"
import type { Award } from "@rosette/contract/awards"
import type { EntryClass } from "@rosette/contract/classes"
import { useEffect, useRef, useState } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { ClassSelect } from "./class-select.tsx"
import { useClassRemoval } from "./use-class-changes.ts"

type Props = {
  eventId: number
  does: "merge" | "delete"
  /** The class when this was opened. */
  entryClass: EntryClass
  classes: readonly EntryClass[]
  /** Called with the class that the list then focuses. */
  onDone: (classId: number | null) => void
  onCancel: () => void
  /** Merges the class that cannot be deleted. */
  onMerge: () => void
}

/** Confirms the deletion or merger of a class, with the effect on its entries and awards. */
export function ClassRemoval({ eventId, does, entryClass, classes, onDone, onCancel, onMerge }: Props) {
  const [intoId, setIntoId] = useState<number | null>(null)
  const { deleting, merging } = useClassRemoval()
  const first = useRef<HTMLElement>(null)
  const hasFocusFirst = (element: HTMLElement | null) => {
    first.current = element
  }
  useEffect(() => first.current?.focus(), [])
  const present = classes.find(({ id }) => id === entryClass.id)
  const into = classes.find(({ id }) => id === intoId)
  const { name } = present ?? entryClass
  const isPending = deleting.isPending || merging.isPending
  const isMerge = does === "merge"
  const awards = trpc.awards.list.useQuery({ eventId })
  const naming = awardsFor(entryClass, awards.data ?? [])
  const uses = usesOf(present ?? entryClass, naming)
  const refusal = isMerge ? merging.error : deleting.error
  const act = () => {
    if (!isMerge)
      return deleting.mutate(
        { classId: entryClass.id },
        {
          onSuccess() {
            feedback.success("Class deleted", name)
            onDone(null)
          },
        },
      )
    if (!into) return
    merging.mutate(
      { classId: entryClass.id, intoClassId: into.id },
      {
        onSuccess({ moved }) {
          feedback.success("Classes merged", `${plural(moved, "entry", "entries")} moved to “${into.name}”.`)
          onDone(into.id)
        },
      },
    )
  }
  return (
    <Stack gap="md">
      {refusal && (
        <Alert color="red" role="alert" title={isMerge ? "The class was not merged" : "The class was not deleted"}>
          {errorText(refusal)}
        </Alert>
      )}
      {!present && !isPending && (
        <Alert color="red" role="alert">
          “{name}” is no longer there: somebody else has removed it.
        </Alert>
      )}
      {isMerge && (
        <ClassSelect
          ref={hasFocusFirst}
          label={`Merge “${name}” into`}
          none="Choose a class"
          classes={classes.filter(({ id }) => id !== entryClass.id)}
          value={into?.id ?? null}
          onChange={setIntoId}
        />
      )}
      <Text role="status">{isMerge ? mergeText(present ?? entryClass, into, naming) : deletionText(name, uses)}</Text>
      <Group justify="flex-end">
        <Button ref={isMerge ? undefined : hasFocusFirst} variant="default" onClick={onCancel}>
          Cancel
        </Button>
        {!isMerge && uses.length > 0 && classes.length > 1 && <Button onClick={onMerge}>Merge Instead</Button>}
        <Button color="red" onClick={act} disabled={isPending || !present || (isMerge ? !into : uses.length > 0)}>
          {isMerge ? (isPending ? "Merging..." : "Merge Class") : isPending ? "Deleting..." : "Delete Class"}
        </Button>
      </Group>
    </Stack>
  )
}

/** What prevents the deletion: the class's entries, and the awards that name it. */
function usesOf({ entryCount }: EntryClass, naming: readonly Award[]): string[] {
  return [
    ...(entryCount > 0 ? [`${plural(entryCount, "entry is", "entries are")} in it`] : []),
    ...naming.map((award) => `the award ${award.name} is for it`),
  ]
}

const awardsFor = ({ id }: EntryClass, awards: readonly Award[]): Award[] =>
  awards.filter(
    ({ basis, basisId, eligibleClassIds }) => (basis === "class" && basisId === id) || eligibleClassIds.includes(id),
  )

function deletionText(name: string, uses: readonly string[]): string {
  if (uses.length === 0) return `“${name}” will be deleted. Nothing uses it.`
  return `“${name}” cannot be deleted: ${uses.join(", and ")}. Merge it into another class, or change these first.`
}

function mergeText({ name, entryCount }: EntryClass, into: EntryClass | undefined, naming: readonly Award[]): string {
  if (!into) return `Its ${plural(entryCount, "entry", "entries")} will move, and “${name}” will be deleted.`
  const entries = entryCount === 0 ? "No entry moves" : `${plural(entryCount, "entry", "entries")} will move`
  const named = naming.map((award) => `“${award.name}”`).join(", ")
  const awards = named ? ` The awards keep their names, which you can change in Awards: ${named}.` : ""
  return `${entries} to “${into.name}”. Awards for “${name}” will be for “${into.name}”, and “${name}” will be deleted.${awards} This cannot be undone.`
}
