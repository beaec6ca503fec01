import { aCriterion, anEntry } from "@rosette/contract/fixtures"
import { renderHook } from "@testing-library/react"
import { expect, it } from "vitest"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { DEMO_WORKSPACE } from "../desk/test-mode.ts"
import type { EntryGroup } from "./entry-group.ts"
import { useFinish, useListedEntries } from "./listed-entries.ts"

const CAR = anEntry({ id: 7, classId: 1 })
const CONFLICT = {
  id: 1,
  judgeId: 1,
  entryId: 7,
  reason: "",
  source: "judge",
  by: "",
  at: "",
  state: "active",
} as const
const ENOUGH = new Map([[7, { done: 3, need: 3 }]])
const DRAFT = new Map([[7, { entryId: 7, isSubmitted: false }]])

type Case = {
  workspace?: Partial<Workspace>
  scope?: Partial<Workspace["judge"]>
  own?: typeof DRAFT
  counts?: typeof ENOUGH
}

function listed({ workspace, scope, own = new Map(), counts }: Case) {
  const judge = { ...DEMO_WORKSPACE.judge, ...scope }
  const shown = { ...DEMO_WORKSPACE, entries: [CAR], criteria: [aCriterion({ order: 1 })], ...workspace, judge }
  return renderHook(() => {
    const entries = useListedEntries(shown, own, new Map(), counts)
    return { group: entries[0]?.group, isFinished: useFinish(entries).isFinished }
  }).result.current
}

it.each<[what: string, of: Case, group: EntryGroup, isFinished: boolean]>([
  ["asked for", {}, "turn", false],
  ["with as many sheets as it needs", { counts: ENOUGH }, "enough", true],
  ["the same, begun by this judge", { counts: ENOUGH, own: DRAFT }, "turn", false],
  ["with fewer", { counts: new Map([[7, { done: 2, need: 3 }]]) }, "turn", false],
  ["from which they have stepped aside", { workspace: { conflicts: [CONFLICT] }, own: DRAFT }, "aside", false],
  ["taken back", { workspace: { conflicts: [{ ...CONFLICT, state: "withdrawn" }] } }, "turn", false],
  ["withdrawn", { workspace: { entries: [{ ...CAR, status: "withdrawn" }] } }, "out", false],
  ["of another class", { scope: { classIds: [2] } }, "notAssigned", false],
  ["of another class, begun before", { scope: { classIds: [2] }, own: DRAFT }, "turn", false],
  ["without a criterion of their sections", { scope: { sections: [3] } }, "notAssigned", false],
  ["of a judge who has left", { scope: { hasLeft: true } }, "turn", false],
])("an entry %s", (_what, of, group, isFinished) => expect(listed(of)).toEqual({ group, isFinished }))
