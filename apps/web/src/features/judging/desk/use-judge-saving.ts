import type { EntryNote, SheetToSend } from "@rosette/outbox/records"
import { useEffect, useState } from "react"
import { feedback } from "../../../lib/feedback.ts"
import { isFields } from "../../../lib/is-fields.ts"
import { queryClient } from "../../../lib/query-client.ts"
import { trpcClient } from "../../../lib/trpc-client.ts"
import type { JudgeSaving } from "../../../offline/saving/judge-saving.ts"
import { gatherLateOutcomes } from "./late-outcomes.ts"
import { offlinePart } from "./offline-part.ts"
import { tellLate } from "./tell-saving.ts"
import { workspaceQuery } from "./use-workspace.ts"

/** Reads the workspace again, and returns the entries whose sheets are submitted; none if it cannot be read. */
async function readSubmitted(judgeId: number): Promise<ReadonlySet<number>> {
  const query = workspaceQuery(judgeId)
  // A request that is under way may be older than the answer in question.
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  const workspace = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
  return new Set(workspace?.sheets.flatMap((sheet) => (sheet.isSubmitted ? [sheet.entryId] : [])))
}

function postNote(note: EntryNote, { judgeId, databaseId, mutationId }: SheetToSend): Promise<unknown> {
  const sent = { entryId: note.entryId, judgeId, databaseId, mutationId }
  return note.call === "stepAside"
    ? trpcClient.judge.stepAside.mutate({ ...sent, reason: note.reason })
    : trpcClient.judge.reportEntry.mutate({ ...sent, kind: note.kind, text: note.text })
}

function openSaving(judgeId: number) {
  const waiting = () => saving?.pending() ?? new Map()
  const late = gatherLateOutcomes({
    isSending: () => [...waiting().values()].some(({ state }) => state === "sending"),
    isRefused: (entryId) => waiting().get(entryId)?.state === "needs-you",
    readSubmitted: () => readSubmitted(judgeId),
    tell: tellLate,
  })
  let saving: JudgeSaving | null = null
  const opening = offlinePart().then(({ JudgeSaving }) =>
    JudgeSaving.open({
      judgeId,
      post: (sheet) => (sheet.note ? postNote(sheet.note, sheet) : trpcClient.judge.saveSheet.mutate(sheet)),
      onNoteTold: (answer) => {
        if (isFields(answer) && "kind" in answer) feedback.success("Reported", "The organizer has your report.")
      },
      signedInJudge: async () => (await trpcClient.session.current.query()).judge?.judge.id ?? null,
      onLateOutcome({ entryId, label, isSubmitted }, outcome) {
        if (outcome.end === "refused") late.add({ entryId, label, ...outcome })
        else if (outcome.end === "saved" && isSubmitted)
          late.add({ entryId, label, end: "submitted", isRepeat: outcome.isRepeat === true })
      },
    }),
  )
  return {
    opened: opening.then((opened) => {
      saving = opened
      return opened
    }),
    close(): void {
      late.stop()
      void opening.then((opened) => opened.close())
    },
  }
}

/** The judge's outbox while a judge's screen is open; null until the browser has opened its database. */
export function useJudgeSaving(judgeId: number): JudgeSaving | null {
  const [saving, setSaving] = useState<JudgeSaving | null>(null)
  useEffect(() => {
    let isLeft = false
    const { opened, close } = openSaving(judgeId)
    void opened.then((one) => {
      if (!isLeft) setSaving(one)
    })
    return () => {
      isLeft = true
      setSaving(null)
      close()
    }
  }, [judgeId])
  return saving
}
