import { Alert, Button, Group, Stack } from "@mantine/core"
import type { RowIssue } from "@rosette/contract/errors"
import { IconAlertTriangle } from "@tabler/icons-react"
import type { CsvTable } from "../reading/csv-rows.ts"
import { ChooseAnotherFile } from "./choose-another-file.tsx"
import { CsvMissingClasses } from "./csv-missing-classes.tsx"
import { CsvProblems } from "./csv-problems.tsx"
import { type ClassDecisions, type MissingClass, otherProblems } from "./missing-classes.ts"

type Props = {
  table: CsvTable
  sentence: string
  rows: readonly RowIssue[]
  /** The new classes in these rows, and the names of the event's classes. */
  missing: readonly MissingClass[]
  present: readonly string[]
  isCreating: boolean
  onDecide: (decisions: ClassDecisions) => void
  isImporting: boolean
  onFile: (file: File) => void
  onAgain: () => void
}

/** Why a file was not imported, and what to do about it. */
export function CsvRefused({ table, sentence, rows, isImporting, onFile, onAgain, ...classes }: Props) {
  const { missing, present, isCreating, onDecide } = classes
  const isBusy = isImporting || isCreating
  const problems = otherProblems(rows, table, missing)
  return (
    <Stack gap="md">
      <Alert role="alert" color="red" title="Import failed" icon={<IconAlertTriangle aria-hidden />}>
        {sentence}
      </Alert>
      <CsvMissingClasses missing={missing} present={present} isPending={isCreating} onDecide={onDecide} />
      {problems.length > 0 && <CsvProblems problems={problems} table={table} />}
      <Group justify="flex-end">
        <ChooseAnotherFile onFile={onFile} isDisabled={isBusy} />
        <Button onClick={onAgain} variant={rows.length > 0 ? "default" : "filled"} disabled={isBusy}>
          {isImporting ? "Importing..." : "Try again"}
        </Button>
      </Group>
    </Stack>
  )
}
