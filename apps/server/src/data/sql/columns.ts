import type { RowOf, TableName } from "../rows.ts"

/** A date comes back as ISO text; a boolean as the database stores it, for `asBoolean`. */
type SqlValue<Value> = Value extends boolean ? unknown : Value extends Date ? string : Value

/** Columns of a table as a statement returns them. A renamed column does not compile. */
export type SqlColumns<Table extends TableName, Column extends keyof RowOf<Table>> = {
  [Name in Column]: SqlValue<RowOf<Table>[Name]>
}

/** The same of a table that a LEFT JOIN may not find. */
export type JoinedColumns<Table extends TableName, Column extends keyof RowOf<Table>> = {
  [Name in Column]: SqlValue<RowOf<Table>[Name]> | null
}
