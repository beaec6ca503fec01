import { Alert, Button, Group, Select, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { plural } from "../../lib/format.ts"
import { isolated } from "../../lib/isolated.ts"
import { trpc } from "../../lib/trpc.ts"
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx"
import { SearchedSelect } from "../../ui/fields/searched-select.tsx"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { ReasonField, reasonProblem } from "./reopening-dialog.tsx"
import {
  type Choices,
  choiceLabel,
  type ReopeningScope,
  scopeOptions,
  sheetsIn,
  whichSheets,
} from "./reopening-scope.ts"
import { useBulkSheets } from "./use-bulk-sheets.ts"

const SHOWN_OPTIONS = 100
const CHOOSE = { criterion: "Criterion", judge: "Judge", entry: "Entry" } as const

type Props = { eventId: number; isOpen: boolean; onClose: () => void }

/** Reopens many submitted sheets at once. Use a new key for each opening. */
export function ReopenSheetsDialog({ eventId, isOpen, onClose }: Props) {
  return (
    <FormDialog title="Reopen sheets" isOpen={isOpen} onClose={onClose} isDirty={false}>
      {(close) => <ReopenForm eventId={eventId} onReopened={onClose} onCancel={close} />}
    </FormDialog>
  )
}

type FormProps = { eventId: number; onReopened: () => void; onCancel: () => void }

function ReopenForm({ eventId, onReopened, onCancel }: FormProps) {
  const choices = useReopeningChoices(eventId)
  const [scope, setScope] = useState<ReopeningScope | null>(null)
  const [id, setId] = useState<number | null>(null)
  const [reason, setReason] = useState("")
  const { reopenSheets } = useBulkSheets(eventId)
  const sheets = choices.data ? sheetsIn(choices.data, scope, id) : 0
  const reopen = () => {
    if (scope === null || sheets === 0 || reasonProblem(reason)) return
    reopenSheets.mutate({ eventId, ...whichSheets(scope, id), reason }, { onSuccess: onReopened })
  }
  return (
    <Stack gap="md">
      <Loaded query={choices} skeleton={<BarsSkeleton count={2} />}>
        {(all) => (
          <ScopeFields
            choices={all}
            scope={scope}
            id={id}
            onScope={(next) => {
              setScope(next)
              setId(null)
            }}
            onId={setId}
          />
        )}
      </Loaded>
      {sheets > 0 && (
        <>
          <Alert color="red" role="status" title={`${plural(sheets, "submitted sheet")} will be drafts again`}>
            They no longer count in the results until their judges submit them once more. No score is deleted.
          </Alert>
          <ReasonField reason={reason} onChange={setReason} />
        </>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button color="red" disabled={sheets === 0 || reopenSheets.isPending} onClick={reopen}>
          {reopenSheets.isPending ? "Reopening..." : sheets > 0 ? `Reopen ${plural(sheets, "sheet")}` : "Reopen"}
        </Button>
      </Group>
    </Stack>
  )
}

type FieldsProps = {
  choices: Choices
  scope: ReopeningScope | null
  id: number | null
  onScope: (scope: ReopeningScope | null) => void
  onId: (id: number | null) => void
}

function ScopeFields({ choices, scope, id, onScope, onId }: FieldsProps) {
  const scopes = scopeOptions(choices)
  if (scopes.length === 0) return <Text>No sheet is submitted, so there is none to reopen.</Text>
  return (
    <>
      <Select
        label="Which sheets"
        placeholder="Choose what to reopen"
        data={scopes}
        value={scope}
        onChange={(value) => onScope(scopes.find((one) => one.value === value)?.value ?? null)}
        allowDeselect={false}
        data-autofocus
      />
      {scope !== null && scope !== "all" && (
        <SearchedSelect
          key={scope}
          label={CHOOSE[scope]}
          placeholder="Type a name"
          limit={SHOWN_OPTIONS}
          nothingFoundMessage="Nothing matches"
          data={choices[scope]
            .filter(({ sheets }) => sheets > 0)
            .map((choice) => ({ value: String(choice.id), label: choiceLabel(choice) }))}
          value={id === null ? null : String(id)}
          onChange={(value) => onId(value === null ? null : Number(value))}
        />
      )}
    </>
  )
}

/** The criteria, judges and entries to choose submitted sheets by; undefined until all are loaded. */
function useReopeningChoices(eventId: number) {
  const judges = trpc.organizer.judges.useQuery({ eventId })
  const results = trpc.organizer.results.useQuery({ eventId })
  const outstanding = trpc.organizer.outstanding.useQuery({ eventId })
  const parts = [judges, results, outstanding]
  const data: Choices | undefined = judges.data &&
    results.data &&
    outstanding.data && {
      criterion: outstanding.data.criteria.map((one) => ({
        id: one.criterionId,
        name: one.name,
        sheets: one.lackingSheets,
      })),
      judge: judges.data.map((one) => ({ id: one.id, name: one.name, sheets: one.submittedEntries })),
      entry: results.data.entries.map((one) => ({
        id: one.entryId,
        name: `${isolated(one.entryName)} (${one.votingId})`,
        sheets: one.judgeCount,
      })),
      all: judges.data.reduce((sum, { submittedEntries }) => sum + submittedEntries, 0),
    }
  return {
    data,
    error: parts.find(({ error }) => error)?.error,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(parts.filter(({ error }) => error).map(({ refetch }) => refetch())),
  }
}
