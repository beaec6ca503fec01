import { expect, it } from "vitest"
import { refused } from "../../test/calls.tsx"
import { openJudgeSaving } from "./judge-saving.ts"
import { aWorkspace } from "./stored-fixtures.ts"
import { tellOfWorkspace } from "./workspace-news.ts"

const SHEET = {
  entryId: 7,
  label: "Car 7",
  content: { points: { 1: 8 }, comments: "" },
  scores: [{ criterionId: 1, points: 8 }],
  isSubmitted: true,
  baseRevision: 0,
}

/** A judge's outbox on the workspace that the page has already, where the browser keeps none. */
async function opened(judgeId: number, answer: () => Promise<unknown>) {
  const { workspace } = aWorkspace({ judgeId })
  await tellOfWorkspace(workspace)
  const sent: number[] = []
  const late: string[] = []
  const saving = await openJudgeSaving({
    judgeId,
    post: ({ entryId }) => {
      sent.push(entryId)
      return answer()
    },
    onLateOutcome: (_sheet, { end }) => late.push(end),
    onSignedOut: () => undefined,
  })
  return { saving, sent, late }
}

it("without a line a sheet is kept, and its judge hears so", async () => {
  const { saving, sent } = await opened(3, () => Promise.reject(new TypeError("Failed to fetch")))
  try {
    expect((await saving.send(SHEET)).end).toBe("kept")
    expect(sent).toEqual([7])
    expect(saving.pending().has(7)).toBe(true)
  } finally {
    saving.close()
  }
})

it("what stands in the way of a sheet on its way is said to whoever has sent a newer edit of it meanwhile", async () => {
  const way = Promise.withResolvers<never>()
  const { saving, sent, late } = await opened(4, () => way.promise)
  try {
    const earlier = saving.send(SHEET)
    await expect.poll(() => sent).toEqual([7])
    const newer = saving.send({ ...SHEET, content: { points: { 1: 9 }, comments: "" } })
    way.reject(refused("EVENT_CLOSED"))
    expect(await Promise.all([earlier, newer])).toMatchObject([{ end: "refused" }, { end: "refused" }])
    expect([sent, late]).toEqual([[7], []])
  } finally {
    saving.close()
  }
})
