import { Alert, Button, Group, Radio, Stack, Text } from "@mantine/core"
import type { OnExisting } from "@rosette/contract/csv"
import { IconAlertTriangle } from "@tabler/icons-react"
import { useState } from "react"
import { plural } from "../../../lib/format.ts"
import type { CsvTable } from "../csv-rows.ts"
import { CsvChanges } from "./csv-changes.tsx"
import { actionText, type Counts, type CsvForecast, countsOf, type ImportChoice, onExistingOf } from "./csv-outlook.ts"
import { CsvPreview } from "./csv-preview.tsx"
import { CsvProblems } from "./csv-problems.tsx"

type Props = {
  fileName: string
  table: CsvTable
  forecast: CsvForecast
  isImporting: boolean
  onReset: () => void
  onImport: (onExisting: OnExisting) => void
}

const entries = (count: number) => plural(count, "entry", "entries")

/** The preview of an importable file: its first rows, the effect of the import, and the import button. */
export function CsvLook({ fileName, table, forecast, isImporting, onReset, onImport }: Props) {
  const [choice, setChoice] = useState<ImportChoice>("skip")
  const counts = countsOf(forecast)
  const action = actionText(counts, choice)
  const ignored = table.ignoredHeaders
  return (
    <Stack gap="md">
      <Text role="status">
        <b>{entries(table.entryCount)}</b> in {fileName}. This is how the first ones read:
      </Text>
      <CsvPreview table={table} />
      {ignored.length > 0 && (
        <Text c="dimmed">
          {ignored.length === 1 ? "Ignored column" : "Ignored columns"}: {ignored.join(", ")}
        </Text>
      )}
      <ExistingEntries counts={counts} choice={choice} onChoose={setChoice} />
      {choice === "update" && counts.changed > 0 && <CsvChanges rows={forecast.rows} />}
      {forecast.warnings.length > 0 && (
        <Alert color="ribbon" title="Easily mixed up" icon={<IconAlertTriangle aria-hidden />}>
          <Text mb="xs">You can import the file as it is.</Text>
          <CsvProblems problems={forecast.warnings} table={table} isWarning />
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onReset} disabled={isImporting}>
          Choose Another File
        </Button>
        <Button
          onClick={() => onImport(onExistingOf(counts, choice))}
          disabled={isImporting || action === null}
          data-autofocus
        >
          {isImporting ? "Importing..." : (action ?? "Nothing to import")}
        </Button>
      </Group>
    </Stack>
  )
}

type ExistingProps = { counts: Counts; choice: ImportChoice; onChoose: (choice: ImportChoice) => void }

/** The choice for entries that already exist; hidden if the file would not change them. */
function ExistingEntries({ counts, choice, onChoose }: ExistingProps) {
  const { changed, unchanged } = counts
  if (changed + unchanged === 0) return null
  if (changed === 0)
    return (
      <Text role="status">
        {entries(unchanged)} of this file {unchanged === 1 ? "is" : "are"} in the event already, just as the file has{" "}
        {unchanged === 1 ? "it" : "them"}.
      </Text>
    )
  return (
    <Radio.Group
      label={`${entries(changed + unchanged)} of this file ${changed + unchanged === 1 ? "is" : "are"} in the event already`}
      description="They are known by their voting ID. Scores and photos stay in any case, unless the file names another photo."
      value={choice}
      onChange={(value) => onChoose(value === "update" ? "update" : "skip")}
    >
      <Stack gap="sm" mt="sm">
        <Radio value="skip" label="Leave them as they are" />
        <Radio
          value="update"
          label={`Update ${changed === 1 ? "the one that differs" : `the ${changed} that differ`}`}
          description="Blank cells change nothing."
        />
      </Stack>
    </Radio.Group>
  )
}
