import type { Entry } from "@rosette/contract/entries"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"

/** The entry that an address names (`?entry=ID`), if it is one of the judge's. */
export function namedEntry({ entries }: Pick<Workspace, "entries">, search: string): Entry | undefined {
  const id = Number(new URLSearchParams(search).get("entry"))
  return entries.find((entry) => entry.id === id)
}

/** A judge's sheets by entry. */
export type OwnSheets = ReadonlyMap<number, { isSubmitted: boolean }>

/**
 * The entry that its judge has last looked at, if it is not submitted; else the first that is not; the first if all are. Undefined
 * without entries.
 */
export function entryToOpen(entries: readonly Entry[], own: OwnSheets, lastId: number | null): Entry | undefined {
  const open = entries.filter(({ id }) => !own.get(id)?.isSubmitted)
  return open.find(({ id }) => id === lastId) ?? open[0] ?? entries[0]
}
