import type { Entry } from "@rosette/contract/entries"
import type { Workspace } from "../../../../offline/workspace/stored-workspace.ts"

/** The entry that an address names (`?entry=ID`), if it is one of the judge's. */
export function namedEntry({ entries }: Pick<Workspace, "entries">, search: string): Entry | undefined {
  const id = Number(new URLSearchParams(search).get("entry"))
  return entries.find((entry) => entry.id === id)
}

/** The first entry that is not submitted; the first if all are. Undefined without entries. */
export function firstToJudge({ entries, sheets }: Pick<Workspace, "entries" | "sheets">): Entry | undefined {
  const submitted = new Set(sheets.filter((sheet) => sheet.isSubmitted).map((sheet) => sheet.entryId))
  return entries.find((entry) => !submitted.has(entry.id)) ?? entries[0]
}
