import { Alert, Button, Group, Stack } from "@mantine/core"
import type { RowIssue } from "@rosette/contract"
import { IconAlertTriangle } from "@tabler/icons-react"
import { CsvProblems } from "./csv-problems.tsx"
import type { CsvTable } from "./csv-rows.ts"

type Props = {
  table: CsvTable
  sentence: string
  rows: readonly RowIssue[]
  isImporting: boolean
  onReset: () => void
  onAgain: () => void
}

/** Why a file was not imported, and what to do about it. */
export function CsvRefused({ table, sentence, rows, isImporting, onReset, onAgain }: Props) {
  return (
    <Stack gap="md">
      <Alert role="alert" color="red" title="Import failed" icon={<IconAlertTriangle aria-hidden />}>
        {sentence}
      </Alert>
      {rows.length > 0 && <CsvProblems problems={rows} table={table} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onReset} disabled={isImporting}>
          Choose another file
        </Button>
        <Button onClick={onAgain} variant={rows.length > 0 ? "default" : "filled"} disabled={isImporting}>
          {isImporting ? "Importing..." : "Try again"}
        </Button>
      </Group>
    </Stack>
  )
}
