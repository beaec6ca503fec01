import type { Entry } from "@rosette/contract/entries"
import type { Workspace } from "../../../../offline/workspace/stored-workspace.ts"

/** The entry that an address names (`?entry=ID`), if it is one of the judge's. */
export function namedEntry({ entries }: Pick<Workspace, "entries">, search: string): Entry | undefined {
  const id = Number(new URLSearchParams(search).get("entry"))
  return entries.find((entry) => entry.id === id)
}

/** A judge's sheets by entry. */
export type OwnSheets = ReadonlyMap<number, { isSubmitted: boolean }>

/** The first entry that is not submitted; the first if all are. Undefined without entries. */
export const firstToJudge = (entries: readonly Entry[], own: OwnSheets): Entry | undefined =>
  entries.find(({ id }) => !own.get(id)?.isSubmitted) ?? entries[0]
