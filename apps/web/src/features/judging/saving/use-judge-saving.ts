import { useEffect, useState } from "react"
import { queryClient } from "../../../lib/query-client.ts"
import { trpcClient } from "../../../lib/trpc-client.ts"
import type { JudgeSaving } from "../../../offline/saving/judge-saving.ts"
import type { SendOutcome } from "../../../offline/saving/send-waits.ts"
import { offlinePart } from "../offline-part.ts"
import { workspaceQuery } from "../workspace/workspace-query.ts"
import { tellArrived, tellRefusedLate } from "./tell-saving.ts"

/** Sheets that arrive within this time share one notice. */
const SAME_NOTICE_MS = 800

/** Asks the server whether it has the sheet as submitted. */
async function isSubmittedThere(judgeId: number, entryId: number): Promise<boolean> {
  const query = { ...workspaceQuery(judgeId), staleTime: 0 }
  const workspace = await queryClient.fetchQuery(query).catch(() => null)
  return workspace?.sheets.some((sheet) => sheet.entryId === entryId && sheet.isSubmitted) ?? false
}

/** The judge's outbox while a judge's screen is open; null until the browser has opened its database. */
export function useJudgeSaving(judgeId: number): JudgeSaving | null {
  const [saving, setSaving] = useState<JudgeSaving | null>(null)
  useEffect(() => {
    let isLeft = false
    let arrived = 0
    const tellSoon = () => {
      arrived += 1
      if (arrived > 1) return
      setTimeout(() => {
        tellArrived(arrived)
        arrived = 0
      }, SAME_NOTICE_MS)
    }
    const onLateOutcome = ({ label, isSubmitted }: { label: string; isSubmitted: boolean }, outcome: SendOutcome) => {
      if (outcome.end === "refused") tellRefusedLate(label, outcome.refusal)
      if (outcome.end !== "saved" || !isSubmitted) return
      // A repeated attempt gets the answer of the first one; the organizer may have cleared the sheet since.
      if (!outcome.isRepeat) tellSoon()
      else void isSubmittedThere(judgeId, outcome.saved.entryId).then((isThere) => isThere && tellSoon())
    }
    const opening = offlinePart().then(({ openJudgeSaving }) =>
      openJudgeSaving({
        judgeId,
        post: (sheet) => trpcClient.judge.saveSheet.mutate(sheet),
        signedInJudge: async () => (await trpcClient.session.current.query()).judge?.judge.id ?? null,
        onLateOutcome,
        // Screens subscribe to `saving.stopped` instead.
        onSignedOut: () => undefined,
      }),
    )
    void opening.then((opened) => {
      if (!isLeft) setSaving(opened)
    })
    return () => {
      isLeft = true
      setSaving(null)
      void opening.then((opened) => opened.close())
    }
  }, [judgeId])
  return saving
}
