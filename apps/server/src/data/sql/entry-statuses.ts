import { COMPETING_STATUSES, competes, ENTRY_STATUSES, type EntryStatus } from "@rosette/domain/entries/entry-status"

const inSql = (statuses: readonly EntryStatus[]) => `(${statuses.map((status) => `'${status}'`).join(", ")})`

/** The statuses of entries that compete, for `IN` in a statement, and those of all others. */
export const COMPETING_SQL = inSql(COMPETING_STATUSES)
export const NOT_COMPETING_SQL = inSql(ENTRY_STATUSES.filter((status) => !competes({ status })))
