import { afterEach, describe, expect, it, vi } from "vitest"
import { refused } from "../../../test/calls.tsx"
import { aWorkspace } from "../workspace/stored-fixtures.ts"
import { tellOfWorkspace } from "../workspace/workspace-news.ts"
import { JudgeSaving } from "./judge-saving.ts"

const SHEET = {
  entryId: 7,
  label: "Car 7",
  content: { points: { 1: 8 }, comments: "" },
  scores: [{ criterionId: 1, points: 8 }],
  isSubmitted: true,
  baseRevision: 0,
}

/** Opens a judge's outbox with the workspace of the page, in a browser that stores nothing. */
async function opened(judgeId: number, answer: () => Promise<unknown>, signedInId: number | null = judgeId) {
  const { workspace } = aWorkspace({ judgeId })
  await tellOfWorkspace(workspace)
  const sent: number[] = []
  const late: string[] = []
  const saving = await JudgeSaving.open({
    judgeId,
    post: ({ entryId }) => {
      sent.push(entryId)
      return answer()
    },
    signedInJudge: async () => signedInId,
    onLateOutcome: (_sheet, { end }) => late.push(end),
  })
  return { saving, sent, late }
}

it("keeps a sheet without a connection, and tells the judge", async () => {
  const { saving, sent } = await opened(3, () => Promise.reject(new TypeError("Failed to fetch")))
  try {
    expect((await saving.send(SHEET)).end).toBe("unsent")
    expect(sent).toEqual([7])
    expect(saving.pending().has(7)).toBe(true)
  } finally {
    saving.close()
  }
})

it("ends the wait for a draft that is dropped because the server has it already", async () => {
  const answer = Promise.withResolvers<never>()
  const { saving, sent } = await opened(9, () => answer.promise)
  try {
    const busy = saving.send({ ...SHEET, entryId: 8 })
    await expect.poll(() => sent).toEqual([8])
    // No patience ends.
    vi.useFakeTimers({ toFake: ["setTimeout"] })
    const draft = saving.send({ ...SHEET, isSubmitted: false })
    saving.drop(7)
    expect(await draft).toEqual({ end: "unsent", refusal: null })
    vi.useRealTimers()
    expect(saving.pending().has(7)).toBe(false)
    answer.reject(refused("EVENT_CLOSED"))
    await busy
  } finally {
    saving.close()
  }
})

it("reports a refusal also to the waiting sender of a newer edit of the same sheet", async () => {
  const answer = Promise.withResolvers<never>()
  const { saving, sent, late } = await opened(4, () => answer.promise)
  try {
    const earlier = saving.send(SHEET)
    await expect.poll(() => sent).toEqual([7])
    const newer = saving.send({ ...SHEET, content: { points: { 1: 9 }, comments: "" } })
    answer.reject(refused("EVENT_CLOSED"))
    expect(await Promise.all([earlier, newer])).toMatchObject([{ end: "refused" }, { end: "refused" }])
    expect([sent, late]).toEqual([[7], []])
  } finally {
    saving.close()
  }
})

it.each<[who: string, signedInId: number | null, outcome: object, stopped: string | null]>([
  ["its judge", 5, { end: "refused", refusal: { code: "NOT_FOUND" } }, null],
  ["a judge of another event", 99, { end: "unsent", refusal: { kind: "signedOut" } }, "FORBIDDEN"],
])("handles NOT_FOUND while %s is signed in", async (_who, signedInId, outcome, stopped) => {
  const { saving } = await opened(5, () => Promise.reject(refused("NOT_FOUND")), signedInId)
  try {
    expect(await saving.send(SHEET)).toMatchObject(outcome)
    expect(saving.stopped()?.code ?? null).toBe(stopped)
    expect(saving.pending().has(7)).toBe(true)
  } finally {
    saving.drop(7)
    saving.close()
  }
})

it("does not send a sheet again while its judge has to choose between two versions", async () => {
  const { saving, sent } = await opened(6, () => Promise.reject(refused("SHEET_CHANGED")))
  try {
    expect(await saving.send(SHEET)).toMatchObject({ end: "refused" })
    expect(await saving.send(SHEET)).toMatchObject({ end: "refused", refusal: { code: "SHEET_CHANGED" } })
    expect(sent).toEqual([7])
    saving.sendAnyway(7)
    await expect.poll(() => sent).toEqual([7, 7])
  } finally {
    saving.close()
  }
})

describe("a sheet that is sent", () => {
  afterEach(() => void vi.useRealTimers())

  it.each([
    ["is requested while the outbox is open", { judgeId: 8, isClosed: false, requested: true }],
    ["is not requested, but kept, if the outbox is closed at once", { judgeId: 9, isClosed: true, requested: false }],
  ])("%s", async (_, { judgeId, isClosed, requested }) => {
    const { saving, sent } = await opened(judgeId, () => Promise.reject(new TypeError("Failed to fetch")))
    vi.useFakeTimers()
    // Lets the first round, with nothing to send, end; then the round of the sheet begins without having reached it.
    await vi.advanceTimersByTimeAsync(1_000)
    void saving.send(SHEET)
    if (isClosed) saving.close()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent.length > 0).toBe(requested)
    expect(saving.pending().has(7)).toBe(true)
    saving.close()
  })
})
