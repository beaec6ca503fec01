import { aCriterion, anEntry } from "@rosette/contract/fixtures"
import { describe, expect, it } from "vitest"
import { countsHere, type Offered, offerHere } from "./offer.ts"
import { aWorkspace } from "./workspace/stored-fixtures.ts"
import type { Workspace } from "./workspace/stored-workspace.ts"

const entries = [1, 2, 3, 4, 5, 6].map((id) => anEntry({ id, votingId: `C${id}` }))
const show = (fields: Partial<Workspace> = {}): Workspace => ({
  ...aWorkspace().workspace,
  entries,
  criteria: [aCriterion()],
  place: { index: 1, of: 3 },
  ...fields,
})
const own = (...ids: number[]) => new Map(ids.map((id) => [id, { isSubmitted: true }]))
const offered = (entryId: number | null, counts: Offered["counts"], submittedIds: number[] = []): Offered => ({
  entryId,
  counts,
  submittedIds,
  total: 4,
})
const counts = (...done: number[]): Offered["counts"] => done.map((count, at) => [at + 1, count, 2])

describe("the entry to judge next", () => {
  it.each<
    [what: string, workspace: Workspace, own: ReturnType<typeof own>, last: Offered | null, entryId: number | null]
  >([
    ["is none where no number of sheets is set", show({ place: null }), own(), null, null],
    ["is at the judge's place, before anything is known", show(), own(), null, 3],
    ["is the server's, as long as nothing was submitted since", show(), own(), offered(5, counts(0, 0, 0, 0, 0, 0)), 5],
    ["is nothing, if the server needs nothing", show(), own(1), offered(null, counts(2, 2, 2, 2, 2, 2), [1]), null],
    ["is computed from the counts after a submit", show(), own(5), offered(5, counts(1, 0, 1, 2, 0, 1)), 2],
    ["counts what was submitted here", show(), own(5, 6), offered(6, counts(2, 2, 2, 2, 0, 1), [5]), null],
    [
      "is not the server's, if it left the judge's entries",
      show({ entries: entries.slice(0, 3) }),
      own(),
      offered(5, counts(1, 1, 0)),
      3,
    ],
    [
      "is the one that somebody has asked for",
      show({ messages: [{ id: 1, text: "", entryId: 4, votingId: "C4", at: "", by: "Olive", seenAt: null }] }),
      own(5),
      offered(5, counts(1, 0, 1, 1, 0, 1)),
      4,
    ],
    [
      "is one that is checked in",
      show({ entries: entries.map((one) => (one.id === 6 ? { ...one, status: "checkedIn" } : one)) }),
      own(),
      null,
      6,
    ],
    [
      "is not one from which the judge has stepped aside",
      show({
        conflicts: [{ id: 1, judgeId: 3, entryId: 3, reason: "", source: "judge", by: "Ada", at: "", state: "active" }],
      }),
      own(2),
      null,
      4,
    ],
  ])("%s", (_what, workspace, sheets, last, entryId) => expect(offerHere(workspace, sheets, last)).toBe(entryId))

  it("follows the last sheet that waits here, else the newest one on the server", () => {
    const sheet = { isSubmitted: true, comments: "", scores: [], isAsked: false, reopened: null }
    const sheets = [
      { ...sheet, entryId: 4, revision: 9 },
      { ...sheet, entryId: 1, revision: 5 },
    ]
    expect(offerHere(show({ sheets }), own(1, 4), null)).toBe(5)
    expect(offerHere(show({ sheets }), own(1, 2, 4), null)).toBe(3)
  })
})

it("the counts of an entry grow with what its judge has submitted since they were read", () => {
  const here = countsHere(offered(null, counts(1, 1), [1]), own(1, 2))
  expect([here.get(1), here.get(2)]).toEqual([
    { done: 1, need: 2 },
    { done: 2, need: 2 },
  ])
})
