import {
  type EntryFlag,
  type EntryFlags,
  eachFlag,
  eachRequirement,
  FLAG_NAMES,
  REQUIREMENT_NAMES,
  type Requirement,
  type Requirements,
} from "@rosette/domain/entries/entry-flags"
import { asBoolean } from "../database.ts"

const columns = (names: readonly string[], table: string) => names.map((name) => `${table}"${name}"`).join(", ")

/** The columns of an entry's flags for a SELECT; `table` is the name of the table in it, with a dot. */
export const flagColumns = (table = ""): string => columns(FLAG_NAMES, table)

/** The columns of a criterion's requirements for a SELECT. */
export const requirementColumns = (table = ""): string => columns(REQUIREMENT_NAMES, table)

/** The values of a row; the databases return booleans differently. */
export type FlagRow = Record<EntryFlag, unknown>
export type RequirementRow = Record<Requirement, unknown>

export const flagsOfRow = (row: FlagRow): EntryFlags => eachFlag((flag) => asBoolean(row[flag]))

export const requirementsOfRow = (row: RequirementRow): Requirements => eachRequirement((name) => asBoolean(row[name]))
