import { Alert, Button, Group, Stack } from "@mantine/core"
import type { RowIssue } from "@rosette/contract/errors"
import { IconAlertTriangle } from "@tabler/icons-react"
import type { CsvTable } from "../csv-rows.ts"
import { CsvMissingClasses } from "./csv-missing-classes.tsx"
import { CsvProblems } from "./csv-problems.tsx"

type Props = {
  table: CsvTable
  sentence: string
  rows: readonly RowIssue[]
  /** The new classes in these rows, which can be created. */
  missing: readonly string[]
  isCreating: boolean
  onCreate: () => void
  isImporting: boolean
  onReset: () => void
  onAgain: () => void
}

/** Why a file was not imported, and what to do about it. */
export function CsvRefused({ table, sentence, rows, isImporting, onReset, onAgain, ...classes }: Props) {
  const { missing, isCreating, onCreate } = classes
  const isBusy = isImporting || isCreating
  return (
    <Stack gap="md">
      <Alert role="alert" color="red" title="Import failed" icon={<IconAlertTriangle aria-hidden />}>
        {sentence}
      </Alert>
      <CsvMissingClasses names={missing} isPending={isCreating} onCreate={onCreate} />
      {rows.length > 0 && <CsvProblems problems={rows} table={table} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onReset} disabled={isBusy}>
          Choose Another File
        </Button>
        <Button onClick={onAgain} variant={rows.length > 0 ? "default" : "filled"} disabled={isBusy}>
          {isImporting ? "Importing..." : "Try again"}
        </Button>
      </Group>
    </Stack>
  )
}
