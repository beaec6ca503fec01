import type { SheetMatrix } from "./matrix.ts"

/** Judges and entries that are linked by sheets; ids in ascending order. */
export type LinkGroup = { judgeIds: number[]; entryIds: number[] }

/** Returns groups of judges that share no entry with other groups, by union-find over the sheets; one group if all are linked. */
export function linkGroups({
  judgeIds,
  entryIds,
  cells,
}: Pick<SheetMatrix, "judgeIds" | "entryIds" | "cells">): LinkGroup[] {
  const parents = new Map<string, string>()
  const rootOf = (node: string): string => {
    let root = node
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent
    // Path compression.
    if (root !== node) parents.set(node, root)
    return root
  }
  for (const { judgeId, entryId } of cells) {
    const [judge, entry] = [rootOf(judgeNode(judgeId)), rootOf(`entry:${entryId}`)]
    if (judge !== entry) parents.set(entry, judge)
  }
  const judgesByRoot = Map.groupBy(judgeIds, (id) => rootOf(judgeNode(id)))
  const entriesByRoot = Map.groupBy(entryIds, (id) => rootOf(`entry:${id}`))
  return [...judgesByRoot].map(([root, judges]) => ({ judgeIds: judges, entryIds: entriesByRoot.get(root) ?? [] }))
}

const judgeNode = (id: number): string => `judge:${id}`
