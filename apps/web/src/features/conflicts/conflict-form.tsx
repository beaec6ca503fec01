import { Alert, Button, NativeSelect, Stack, TextInput } from "@mantine/core"
import { conflictCalls } from "@rosette/contract/conflicts"
import { type FormEvent, useState } from "react"
import { errorText } from "../../lib/error-text.ts"
import { isolatedName } from "../../lib/isolated.ts"
import { SearchedSelect } from "../../ui/fields/searched-select.tsx"
import { MovesPreview, useLiveMoves, useResultsVersion } from "../place-moves/moves-preview.tsx"
import type { About, Pair, ShownConflicts } from "./named-pairs.ts"
import { useConflictChanges } from "./use-conflict-changes.ts"

export type Chosen = { judgeId: number | null; entryId: number | null; reason: string }

type Props = {
  eventId: number
  about: About
  names: Pick<ShownConflicts, "judges" | "entries" | "active">
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  onAdded: () => void
}

const sentReason = conflictCalls.addConflict.input.shape.reason

const reasonProblem = (reason: string): string | null => sentReason.safeParse(reason).error?.issues[0]?.message ?? null

/** Adds a conflict, once it is shown whose place would move. */
export function ConflictForm({ eventId, about, names, chosen, onChoose, onAdded }: Props) {
  const { add, isAdding } = useConflictChanges(eventId)
  const [problem, setProblem] = useState<string | null>(null)
  const pair = pairOf(chosen)
  const isThere =
    pair !== null && names.active.some((one) => one.judgeId === pair.judgeId && one.entryId === pair.entryId)
  const change = pair && !isThere ? { conflicts: [pair] } : null
  const live = useLiveMoves(eventId, change, useResultsVersion(eventId))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!pair || live.read === null || reasonProblem(chosen.reason) !== null) return
    try {
      await add({ ...pair, reason: chosen.reason })
      setProblem(null)
      onAdded()
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <PairFields about={about} names={names} chosen={chosen} onChoose={onChoose} />
        <TextInput
          label="Reason"
          description="Optional. Only organizers and this judge see it."
          autoComplete="off"
          value={chosen.reason}
          error={reasonProblem(chosen.reason)}
          onChange={(event) => onChoose({ ...chosen, reason: event.currentTarget.value })}
        />
        {isThere && <Alert role="status" title="This judge has stepped aside from this entry already." />}
        {change && <MovesPreview {...live} />}
        {problem && (
          <Alert color="red" role="alert" title="The conflict was not added">
            {problem}
          </Alert>
        )}
        <div>
          <Button type="submit" disabled={change === null || live.read === null || isAdding}>
            {isAdding ? "Adding..." : "Add Conflict"}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

const pairOf = ({ judgeId, entryId }: Chosen): Pair | null =>
  judgeId === null || entryId === null ? null : { judgeId, entryId }

/** The judge and the entry, each unless the dialog is about it. */
function PairFields({ about, names, chosen, onChoose }: Pick<Props, "about" | "names" | "chosen" | "onChoose">) {
  const { judgeId, entryId } = chosen
  return (
    <>
      {about.judgeId === undefined && (
        <NativeSelect
          label="Judge"
          data={[
            { value: "", label: "Choose a judge" },
            ...names.judges.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(judgeId ?? "")}
          onChange={(event) => onChoose({ ...chosen, judgeId: Number(event.currentTarget.value) || null })}
        />
      )}
      {about.entryId === undefined && (
        <SearchedSelect
          label="Entry"
          placeholder="Search entries, IDs..."
          limit={50}
          nothingFoundMessage="No entry matches"
          data={names.entries.map((entry) => ({ value: String(entry.id), label: isolatedName(entry) }))}
          value={entryId === null ? null : String(entryId)}
          onChange={(value) => onChoose({ ...chosen, entryId: value === null ? null : Number(value) })}
        />
      )}
    </>
  )
}
