import { anEntry } from "@rosette/contract/fixtures"
import { renderHook, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { offlinePart } from "./offline-part.ts"
import { DEMO_WORKSPACE } from "./test-mode.ts"
import { sharedProgress, useOffer } from "./use-offer.ts"

const ENTRIES = [1, 2, 3].map((id) => anEntry({ id, votingId: `C${id}` }))
const SHEET: Workspace["sheets"][number] = {
  entryId: 1,
  isSubmitted: true,
  comments: "",
  scores: [],
  revision: 1,
  isAsked: false,
  reopened: null,
}
const workspace = (fields: Partial<Workspace> = {}): Workspace => ({
  ...DEMO_WORKSPACE,
  entries: ENTRIES,
  place: { index: 0, of: 2 },
  ...fields,
})
const ownOf = ({ sheets }: Workspace, waiting: number[] = []) =>
  new Map([...sheets.map(({ entryId }) => entryId), ...waiting].map((id) => [id, { isSubmitted: true }]))

/** What the server answers; null for no connection. */
let next: { entryId: number | null; counts: [number, number, number][] } | null
const sent = vi.fn<typeof fetch>()

beforeEach(async () => {
  await offlinePart()
  next = {
    entryId: 3,
    counts: [
      [1, 0, 2],
      [2, 1, 2],
      [3, 0, 2],
    ],
  }
  sent.mockImplementation(async (url) => {
    if (!next) throw new TypeError("Failed to fetch")
    const data = String(url).includes("judge.next") ? next : { stats: { completed: 0, total: 2 }, entries: [] }
    return Response.json([{ result: { data } }])
  })
  vi.stubGlobal("fetch", sent)
})
afterEach(() => {
  sent.mockReset()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const offer = (shown: Workspace, waiting: number[] = []) =>
  renderHook(({ at, own }) => useOffer(at, own, true), { initialProps: { at: shown, own: ownOf(shown, waiting) } })

it("asks nothing where no number of sheets is set", () => {
  expect(offer(workspace({ place: null })).result.current).toBeNull()
  expect(sent).not.toHaveBeenCalled()
})

it("is the server's, and is asked for again after each sheet that the server has got", async () => {
  const { result, rerender } = offer(workspace())
  await waitFor(() => expect(result.current).toMatchObject({ entryId: 3, total: 2 }))
  const asked = sent.mock.calls.length
  next = { entryId: 2, counts: [] }
  const after = workspace({ sheets: [SHEET] })
  rerender({ at: after, own: ownOf(after) })
  await waitFor(() => expect(result.current?.entryId).toBe(2))
  expect(sent.mock.calls.length).toBe(2 * asked)
})

it("is asked for again when the organizer asks for an entry, and not while judging is closed", async () => {
  const closed = workspace({ event: { ...DEMO_WORKSPACE.event, isActive: false } })
  const { result, rerender } = offer(closed)
  expect(sent).not.toHaveBeenCalled()
  rerender({ at: workspace(), own: ownOf(closed) })
  await waitFor(() => expect(result.current?.entryId).toBe(3))
  next = { entryId: 2, counts: [] }
  const asking = { id: 1, text: "", entryId: 2, votingId: "C2", by: "Olga", at: "2026-06-06T10:00:00Z", seenAt: null }
  rerender({ at: workspace({ messages: [asking] }), own: ownOf(closed) })
  await waitFor(() => expect(result.current?.entryId).toBe(2))
  rerender({ at: { ...closed, messages: [asking] }, own: ownOf(closed) })
  expect(result.current?.entryId).toBe(2)
})

it("is computed from the last counts without a connection, also in a new page", async () => {
  const first = offer(workspace())
  await waitFor(() => expect(first.result.current?.entryId).toBe(3))
  first.unmount()
  next = null
  const { result } = offer(workspace(), [3])
  expect(result.current).toMatchObject({ entryId: 1, total: 2 })
  expect(result.current?.counts.get(3)).toEqual({ done: 1, need: 2 })
})

it("a judge's total is their share, and never less than what they have done", () => {
  const progress = { stats: { completed: 3, total: 9 }, session: { completed: 3, inProgress: 1, remaining: 5 } }
  const shared = [undefined, 5, 2].map((total) => sharedProgress(progress, total))
  expect(shared.map(({ stats, session }) => [stats.total, session.remaining])).toEqual([
    [9, 5],
    [5, 1],
    [3, 0],
  ])
})
