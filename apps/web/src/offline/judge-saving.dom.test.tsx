import { expect, it } from "vitest"
import { openJudgeSaving } from "./judge-saving.ts"
import { aWorkspace } from "./stored-fixtures.ts"
import { tellOfWorkspace } from "./workspace-news.ts"

it("opens with the workspace that the page has already, where the browser keeps none", async () => {
  const { workspace } = aWorkspace()
  await tellOfWorkspace(workspace)
  const sent: number[] = []
  const saving = await openJudgeSaving({
    judgeId: workspace.judge.id,
    post: async ({ entryId }) => {
      sent.push(entryId)
      throw new TypeError("Failed to fetch")
    },
    onLateOutcome: () => undefined,
    onSignedOut: () => undefined,
  })
  try {
    const outcome = await saving.send({
      entryId: 7,
      label: "Car 7",
      content: { points: { 1: 8 }, comments: "" },
      scores: [{ criterionId: 1, points: 8 }],
      isSubmitted: true,
      baseRevision: 0,
    })
    expect(outcome.end).toBe("kept")
    expect(sent).toEqual([7])
    expect(saving.pending().has(7)).toBe(true)
  } finally {
    saving.close()
  }
})
