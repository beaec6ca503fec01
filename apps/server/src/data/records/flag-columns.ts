import {
  type EntryFlag,
  type EntryFlags,
  eachFlag,
  eachRequirement,
  FLAG_NAMES,
  REQUIREMENT_NAMES,
  type Requirement,
  type Requirements,
} from "@rosette/domain"
import { asBoolean } from "../database.ts"

const columns = (names: readonly string[], table: string) => names.map((name) => `${table}"${name}"`).join(", ")

/** The flags of an entry as a statement selects them; `table` is what it calls the table, with a dot. */
export const flagColumns = (table = ""): string => columns(FLAG_NAMES, table)

/** What a criterion requires, as a statement selects it. */
export const requirementColumns = (table = ""): string => columns(REQUIREMENT_NAMES, table)

/** A row's values as each database gives them. */
export type FlagRow = Record<EntryFlag, unknown>
export type RequirementRow = Record<Requirement, unknown>

export const flagsOfRow = (row: FlagRow): EntryFlags => eachFlag((flag) => asBoolean(row[flag]))

export const requirementsOfRow = (row: RequirementRow): Requirements => eachRequirement((name) => asBoolean(row[name]))
