import { Box, Button } from "@mantine/core"
import { REQUIRED_CSV_COLUMNS } from "@rosette/contract/csv"
import { type CsvColumn, csvHeaderOf, type FlagLabels, USUAL_CSV_COLUMNS } from "@rosette/contract/entry-columns"
import { FLAG_COLUMNS } from "@rosette/domain/entries/flag-columns"
import { usedFlags } from "@rosette/domain/events/event-words"
import { type ReactNode, useId, useState } from "react"
import { Chevron } from "../../ui/figures/chevron.tsx"
import classes from "./csv.module.css"

const isFlag = (column: CsvColumn) => Object.values<CsvColumn>(FLAG_COLUMNS).includes(column)
const isRequired = (column: CsvColumn) => REQUIRED_CSV_COLUMNS.some((required) => required === column)
const OPTIONAL = Object.values(USUAL_CSV_COLUMNS).filter((column) => !isRequired(column) && !isFlag(column))

/** What is written in the columns whose names do not say it. */
const MEANINGS: Partial<Record<CsvColumn, string>> = {
  "Image URL": "the address of a photo, starting with https://",
  "Show Entry Name": "yes or no: whether judges see the name",
  "Show Owner/Participant": "yes or no: whether judges see who it is",
  Class: "the name or code of one of your classes",
}

/** The columns that a file needs, and on demand those that it may have; `children` stand before that demand. */
export function CsvColumns({ words, children }: { words: FlagLabels; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const flags = usedFlags(words).map((flag) => csvHeaderOf(flag, words))
  return (
    <Box mb="sm">
      <Box component="p" m={0}>
        One row per entry. Needed:{" "}
        {REQUIRED_CSV_COLUMNS.map((column, index) => (
          <span key={column}>
            {index > 0 && ", "}
            <b>{column}</b>
          </span>
        ))}
      </Box>
      <div className={classes.ways}>
        {children}
        <Button
          variant="subtle"
          px={0}
          rightSection={<Chevron size={18} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {OPTIONAL.length + flags.length} more columns
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <OptionalColumns flags={flags} />}
      </div>
    </Box>
  )
}

const OptionalColumns = ({ flags }: { flags: readonly string[] }) => (
  <Box component="ul" mt={4} mx={0} mb={0} ps="1.25rem">
    {OPTIONAL.map((column) => (
      <li key={column}>
        {column}
        {MEANINGS[column] && (
          <Box component="span" c="dimmed">
            : {MEANINGS[column]}
          </Box>
        )}
      </li>
    ))}
    {flags.length > 0 && (
      <li>
        {flags.join(", ")}
        <Box component="span" c="dimmed">
          : yes or no, for criteria that not every entry is judged on
        </Box>
      </li>
    )}
  </Box>
)
