import type { SavedSheet } from "@rosette/contract"
import { judgeProgress } from "@rosette/domain"
import { useCallback } from "react"
import { trpc } from "../../lib/trpc.ts"
import type { Workspace } from "./desk.ts"
import { contentOf, isSameContent, type SheetContent } from "./sheet-content.ts"

/** Puts an answered save into the workspace, then asks the server for progress and scores, and for all of it where they differ. */
export function useSavedSheets(judgeId: number) {
  const utils = trpc.useUtils()
  return useCallback(
    async ({ entryId, isSubmitted, scores, revision }: SavedSheet, { comments }: SheetContent) => {
      const sheet = { entryId, isSubmitted, scores, revision, comments }
      utils.judge.workspace.setData(undefined, (workspace) => workspace && withSheet(workspace, sheet))
      try {
        const [progress, lines] = await Promise.all([
          utils.client.judge.progress.query({ judgeId }),
          utils.client.judge.scores.query({ judgeId, entryId }),
        ])
        const workspace = utils.judge.workspace.getData()
        if (!workspace) return
        const expected = judgeProgress(
          workspace.entries.map(({ id }) => id),
          workspace.sheets,
        )
        const isAsExpected =
          JSON.stringify(progress.entries) === JSON.stringify(expected.entries) &&
          isSameContent(contentOf({ scores: lines, comments: "" }), contentOf({ scores, comments: "" }))
        if (!isAsExpected) await utils.judge.workspace.invalidate()
      } catch {
        // The save itself was answered; what has changed beside it is seen with the next load.
      }
    },
    [utils, judgeId],
  )
}

const withSheet = (workspace: Workspace, sheet: Workspace["sheets"][number]): Workspace => ({
  ...workspace,
  sheets: [...workspace.sheets.filter(({ entryId }) => entryId !== sheet.entryId), sheet],
})
