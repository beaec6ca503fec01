import { Button } from "@mantine/core"
import { csvHeaderOf, type FlagLabels, USUAL_CSV_COLUMNS } from "@rosette/contract/entry-columns"
import { defuseCell } from "@rosette/domain/csv/csv-cell"
import { FLAG_NAMES } from "@rosette/domain/entries/entry-flags"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { IconFileDownload } from "@tabler/icons-react"
import { saveFile } from "../../lib/save-file.ts"
import { trpc } from "../../lib/trpc.ts"
import { FileDrop } from "../../ui/fields/file-drop.tsx"
import { useLocked } from "../../ui/states/locked.tsx"
import { useClasses } from "../classes/use-classes.ts"
import { CsvColumns } from "./csv-columns.tsx"
import { CsvLook } from "./preview/csv-look.tsx"
import { CsvRefused } from "./preview/csv-refused.tsx"
import { missingClasses } from "./preview/missing-classes.ts"
import type { CsvRefusal } from "./reading/csv-rows.ts"
import { useCsvImport } from "./use-csv-import.ts"

type Props = {
  eventId: number
  onImported?: () => void
  /** True where choosing a file is the main action of what is shown. */
  isPrimary?: boolean
}

/** Imports a CSV file: choosing, preview, and import as a whole, or the reasons of a refusal. */
export function CsvImport({ eventId, onImported, isPrimary = false }: Props) {
  const { state, choose, again, start, readAs, decideClasses, isImporting, isCreating } = useCsvImport(
    eventId,
    onImported,
  )
  const classes = useClasses(eventId).data
  const words = trpc.organizer.words.useQuery({ eventId }).data ?? USUAL_WORDS
  const isLocked = useLocked()
  if (state.step === "choosing" || state.step === "reading")
    return (
      <>
        <CsvColumns words={words}>
          <TemplateButton words={words} />
        </CsvColumns>
        <FileDrop
          label={state.step === "reading" ? `Reading ${state.fileName}...` : "Choose a CSV File"}
          canDrop={state.step === "choosing" && !isLocked}
          isPrimary={isPrimary}
          after="Nothing is saved before you check the rows."
          accept=".csv,text/csv"
          onFile={choose}
          error={state.step === "choosing" && state.refusal ? <Refusal {...state.refusal} /> : null}
          isDisabled={state.step === "reading"}
        />
      </>
    )
  if (state.step === "refused") {
    // Without the known classes, a new name cannot be told from the code of several classes.
    const missing = classes ? missingClasses(state.rows, state.table, classes) : []
    return (
      <CsvRefused
        {...state}
        missing={missing}
        present={classes?.map(({ name }) => name) ?? []}
        isCreating={isCreating}
        onDecide={(decisions) => decideClasses(state, decisions)}
        isImporting={isImporting}
        onFile={choose}
        onAgain={() => again(state)}
      />
    )
  }
  return (
    <CsvLook
      {...state}
      fileName={state.file.name}
      isImporting={isImporting}
      onFile={choose}
      onReadAs={(encoding) => readAs(state.file, encoding)}
      onImport={(choices) => start(state, choices)}
    />
  )
}

/** Why a file was not read, and what it is instead. */
const Refusal = ({ sentence, detail }: CsvRefusal) => (
  <span>
    <span>{sentence}</span> {detail && <span>{detail}</span>}
  </span>
)

const TEMPLATE_FIELDS = Object.keys(USUAL_CSV_COLUMNS) as (keyof typeof USUAL_CSV_COLUMNS)[]

const quoted = (cell: string) => (/[",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The header of a file with every column that the event uses. */
function templateOf(words: FlagLabels): string {
  const unused = FLAG_NAMES.filter((flag) => !words.flags[flag].isUsed)
  const fields = TEMPLATE_FIELDS.filter((field) => !unused.some((flag) => flag === field))
  return fields.map((field) => quoted(defuseCell(csvHeaderOf(field, words)))).join(",")
}

/** Downloads an empty file with all columns, to be filled in with a spreadsheet program. */
const TemplateButton = ({ words }: { words: FlagLabels }) => (
  <Button
    variant="subtle"
    px={0}
    bd={0}
    leftSection={<IconFileDownload size={20} aria-hidden />}
    onClick={() => saveFile(new Blob([`${templateOf(words)}\r\n`], { type: "text/csv" }), "entries-template.csv")}
  >
    Download a Template
  </Button>
)
