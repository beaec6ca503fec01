import { anEntry } from "@rosette/contract/fixtures"
import { expect, it } from "vitest"
import { withOpenEntries } from "./open-entries.ts"
import { aWorkspace } from "./stored-fixtures.ts"

const entries = (...ids: number[]) => ids.map((id) => anEntry({ id, votingId: `C${id}` }))

it.each<[what: string, classIds: number[], left: number[]]>([
  ["of a judge of some classes, an entry that is open here stays, in voting ID order", [1], [1, 2, 3]],
  ["of a judge of everything, an entry that is missing was removed", [], [1, 3]],
])("%s", (_what, classIds, left) => {
  const { workspace } = aWorkspace()
  const read = { ...workspace, judge: { ...workspace.judge, classIds }, entries: entries(1, 3) }
  const kept = withOpenEntries(read, { entries: entries(1, 2, 3, 4) }, new Set([1, 2, 9]))
  expect(kept.entries.map(({ id }) => id)).toEqual(left)
})
