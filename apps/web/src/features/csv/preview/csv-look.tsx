import { Alert, Button, Group, Radio, Stack, Text } from "@mantine/core"
import type { OnExisting, SimilarIds } from "@rosette/contract/csv"
import { IconAlertTriangle } from "@tabler/icons-react"
import { useState } from "react"
import { plural } from "../../../lib/format.ts"
import type { CsvTable } from "../reading/csv-rows.ts"
import type { EncodingKey } from "../reading/encodings.ts"
import { ChooseAnotherFile } from "./choose-another-file.tsx"
import { CsvChanges } from "./csv-changes.tsx"
import { SimilarEntries, SpoiltIds } from "./csv-doubts.tsx"
import { CsvEncoding } from "./csv-encoding.tsx"
import {
  actionText,
  type Counts,
  type CsvForecast,
  countsOf,
  type ImportChoice,
  onExistingOf,
  rowsFor,
  spoiltRows,
} from "./csv-outlook.ts"
import { CsvPhotos } from "./csv-photos.tsx"
import { CsvPreview } from "./csv-preview.tsx"
import { CsvProblems } from "./csv-problems.tsx"

type Props = {
  fileName: string
  table: CsvTable
  forecast: CsvForecast
  isImporting: boolean
  onFile: (file: File) => void
  onReadAs: (encoding: EncodingKey) => void
  onImport: (choices: { onExisting: OnExisting; similarIds: SimilarIds }) => void
}

const entries = (count: number) => plural(count, "entry", "entries")

/** The preview of an importable file: its first rows, the effect of the import, and the import button. */
export function CsvLook({ fileName, table, forecast, isImporting, onFile, onReadAs, onImport }: Props) {
  const [choice, setChoice] = useState<ImportChoice>("skip")
  const [similarIds, setSimilarIds] = useState<SimilarIds | null>(null)
  const [areRight, setRight] = useState(false)
  const rows = rowsFor(forecast.rows, similarIds ?? "new")
  const spoilt = spoiltRows(rows)
  const isUndecided =
    (similarIds === null && forecast.rows.some(({ like }) => like)) || (spoilt.length > 0 && !areRight)
  const counts = countsOf(rows)
  const action = actionText(counts, choice)
  const ignored = table.ignoredHeaders
  return (
    <Stack gap="md">
      <Text role="status">
        <b>{entries(table.entryCount)}</b> in {fileName}.{" "}
        {table.encoding === null ? "This is how the first ones read:" : "This is how names with accents read:"}
      </Text>
      {table.encoding !== null && (
        <CsvEncoding encoding={table.encoding} isDisabled={isImporting} onChoose={onReadAs} />
      )}
      <CsvPreview table={table} />
      {ignored.length > 0 && (
        <Text c="dimmed">
          {ignored.length === 1 ? "Ignored column" : "Ignored columns"}: {ignored.join(", ")}
        </Text>
      )}
      <SimilarEntries rows={forecast.rows} choice={similarIds} onChoose={setSimilarIds} />
      <SpoiltIds rows={spoilt} isAccepted={areRight} onAccept={setRight} />
      <ExistingEntries counts={counts} choice={choice} onChoose={setChoice} />
      {choice === "update" && counts.changed > 0 && <CsvChanges rows={rows} />}
      <CsvPhotos table={table} />
      <Warnings forecast={forecast} table={table} />
      <Group justify="flex-end">
        <ChooseAnotherFile onFile={onFile} isDisabled={isImporting} />
        <Button
          onClick={() => onImport({ onExisting: onExistingOf(counts, choice), similarIds: similarIds ?? "new" })}
          disabled={isImporting || action === null || isUndecided}
          data-autofocus
        >
          {isImporting ? "Importing..." : (action ?? "Nothing to import")}
        </Button>
      </Group>
    </Stack>
  )
}

/** What is not asked about, but worth a look. */
function Warnings({ forecast, table }: Pick<Props, "forecast" | "table">) {
  const asked = [...forecast.rows.filter(({ like }) => like), ...spoiltRows(forecast.rows)].map(({ row }) => row)
  const warnings = forecast.warnings.filter(({ row }) => !asked.includes(row))
  if (warnings.length === 0) return null
  return (
    <Alert color="ribbon" title="Easily mixed up" icon={<IconAlertTriangle aria-hidden />}>
      <Text mb="xs">You can import the file as it is.</Text>
      <CsvProblems problems={warnings} table={table} isWarning />
    </Alert>
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
      description="They are known by their voting ID. Their scores stay, and so do photos unless the file names another one."
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
