import { VisuallyHidden } from "@mantine/core"
import { CSV_COLUMN_OF, REQUIRED_CSV_COLUMNS } from "@rosette/contract/csv"
import classes from "./csv-columns.module.css"

const isRequired = (column: string) => REQUIRED_CSV_COLUMNS.some((required) => required === column)
const OPTIONAL = Object.values(CSV_COLUMN_OF).filter((column) => !isRequired(column))

/** The required and optional columns of a file. Inline, because it is shown in a field's hint. */
export const CsvColumns = () => (
  <span className={classes.groups}>
    <Group name="Required" columns={REQUIRED_CSV_COLUMNS} />
    <Group name="Optional" columns={OPTIONAL} />
  </span>
)

const Group = ({ name, columns }: { name: string; columns: readonly string[] }) => (
  <span className={classes.group}>
    <b className={classes.name}>{name}</b>{" "}
    <span className={classes.columns}>
      {columns.map((column, index) => (
        <span key={column} className={classes.column}>
          {column}
          {index < columns.length - 1 && <VisuallyHidden>, </VisuallyHidden>}
        </span>
      ))}
    </span>
  </span>
)
