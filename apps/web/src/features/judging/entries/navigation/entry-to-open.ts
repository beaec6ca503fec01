import type { Entry } from "@rosette/contract/entries"
import type { Workspace } from "../../../../offline/workspace/stored-workspace.ts"

/** The entry that an address names (`?entry=ID`), if it is one of the judge's. */
export function namedEntry({ entries }: Pick<Workspace, "entries">, search: string): Entry | undefined {
  const id = Number(new URLSearchParams(search).get("entry"))
  return entries.find((entry) => entry.id === id)
}

export type SubmittedOrNot = { entryId: number; isSubmitted: boolean }

/** The first entry that is not submitted; the first if all are. Undefined without entries. */
export function firstToJudge(entries: readonly Entry[], sheets: Iterable<SubmittedOrNot>): Entry | undefined {
  const submitted = new Set<number>()
  for (const { entryId, isSubmitted } of sheets) if (isSubmitted) submitted.add(entryId)
  return entries.find(({ id }) => !submitted.has(id)) ?? entries[0]
}
