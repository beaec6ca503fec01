import { NativeSelect, Text } from "@mantine/core"
import {
  ENTRY_STATUSES,
  type EntryStatus,
  lacksReason,
  STATUS_WORDS,
  takesReason,
} from "@rosette/domain/entries/entry-status"
import { type ReactNode, useState } from "react"
import { MovesPreview, useLiveMoves, useResultsVersion } from "../../place-moves/moves-preview.tsx"
import { mayMovePlaces } from "../status/status-actions.ts"
import { ReasonField, reasonProblem } from "../status/status-reason.tsx"
import { STATUS_EFFECTS } from "../status/status-words.ts"
import { type EntriesBatch, EntriesBatchDialog } from "./entries-batch-dialog.tsx"

const OPTIONS = [
  { value: "", label: "Choose a status" },
  ...ENTRY_STATUSES.map((status) => ({ value: status, label: STATUS_WORDS[status] })),
]

/** Gives many entries one status, with one reason. Use a new key for each batch. */
export function EntriesStatusDialog(batch: EntriesBatch) {
  const [status, setStatus] = useState<EntryStatus | null>(null)
  const [reason, setReason] = useState("")
  const isValid = status !== null && reasonProblem(status, reason) === null
  const moves = useStatusMoves(batch, status)
  return (
    <EntriesBatchDialog
      {...batch}
      what="status"
      change={isValid ? { status, statusReason: reason } : null}
      isReading={moves.isReading}
    >
      <NativeSelect
        label="Status"
        data={OPTIONS}
        value={status ?? ""}
        onChange={({ currentTarget: { value } }) => setStatus(ENTRY_STATUSES.find((one) => one === value) ?? null)}
        data-autofocus
      />
      {status && takesReason(status) && (
        <ReasonField
          value={reason}
          onChange={setReason}
          isRequired={lacksReason({ status, statusReason: "" })}
          error={reason === "" ? null : reasonProblem(status, reason)}
        />
      )}
      {moves.preview}
    </EntriesBatchDialog>
  )
}

/** Whose place would move; nothing while no entry starts or stops competing. `isReading`: it is not known yet. */
function useStatusMoves(
  { eventId, entries }: EntriesBatch,
  status: EntryStatus | null,
): { preview: ReactNode; isReading: boolean } {
  const moving = status === null ? [] : entries.filter((entry) => mayMovePlaces({ entry, status }))
  const change =
    status !== null && moving.length > 0 ? { entries: moving.map(({ id: entryId }) => ({ entryId, status })) } : null
  const live = useLiveMoves(eventId, change, useResultsVersion(eventId))
  return {
    isReading: change !== null && live.read === null,
    preview: status && change && (
      <>
        <Text>{STATUS_EFFECTS[status]}</Text>
        <MovesPreview {...live} />
      </>
    ),
  }
}
