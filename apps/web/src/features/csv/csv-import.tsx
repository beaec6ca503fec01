import { Alert, Button, Group, Stack, Text } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"
import { plural } from "../../lib/format.ts"
import { FileDrop } from "../../ui/file-drop.tsx"
import { CsvPreview } from "./csv-preview.tsx"
import { CsvProblems } from "./csv-problems.tsx"
import { useCsvImport } from "./use-csv-import.ts"

/** A CSV file on its way into the event: chosen, looked over, imported as a whole, or refused with the reasons. */
export function CsvImport({ eventId, onImported }: { eventId: number; onImported?: () => void }) {
  const { state, choose, start, reset, isImporting } = useCsvImport(eventId, onImported)
  if (state.step === "choosing" || state.step === "reading")
    return (
      <FileDrop
        label={state.step === "reading" ? `Reading ${state.fileName}...` : "Choose a CSV file or drop it here"}
        hint="Needed columns: Entry Name, Owner/Participant, Voting ID. Description, Image URL and what is shown are optional."
        accept=".csv,text/csv"
        onFile={choose}
        error={state.step === "choosing" ? state.sentence : null}
        isDisabled={state.step === "reading"}
      />
    )
  const { fileName, table } = state
  const count = plural(table.entryCount, "entry", "entries")
  return (
    <Stack gap="md">
      {state.step === "refused" ? (
        <>
          <Alert role="alert" color="red" title="Import failed" icon={<IconAlertTriangle aria-hidden />}>
            {state.sentence}
          </Alert>
          {state.rows.length > 0 && <CsvProblems problems={state.rows} rows={table.rows} />}
        </>
      ) : (
        <>
          <Text role="status">
            <b>{count}</b> in {fileName}. This is how the first ones read:
          </Text>
          <CsvPreview table={table} />
          {table.ignoredHeaders.length > 0 && (
            <Text c="dimmed">Not imported, as it has no place here: {table.ignoredHeaders.join(", ")}</Text>
          )}
        </>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={reset} disabled={isImporting}>
          Choose another file
        </Button>
        {(state.step === "looking" || state.rows.length === 0) && (
          <Button onClick={() => start(fileName, table)} disabled={isImporting} data-autofocus>
            {isImporting ? "Importing..." : state.step === "looking" ? `Import ${count}` : "Try again"}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
