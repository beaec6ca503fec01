import { useCallback, useState } from "react"
import { termsAcceptance } from "../../lib/storage.ts"
import type { Desk } from "./desk.ts"
import { shownName } from "./entry-names.ts"
import { linesToSend } from "./sheet-content.ts"
import { tellNotSaved, tellSaved } from "./tell-saving.ts"
import type { useAnnouncement } from "./use-announcement.ts"
import { useAutoAdvance } from "./use-auto-advance.ts"
import type { Position } from "./use-position.ts"
import type { OpenSheet } from "./use-sheet.ts"

type Announce = ReturnType<typeof useAnnouncement>["announce"]

/** What stands between the judge and a final submit: the terms, or criteria that would count 0. */
export type Question = "terms" | "unscored"

export type Submitting = {
  question: Question | null
  canSend: boolean
  submit: () => void
  saveDraft: () => void
  acceptTerms: () => void
  submitUnscored: () => void
  goBack: () => void
}

/** Saving drafts and submitting. Product rule: the terms come with the first final submit of a judge for an event. */
export function useSubmitting(desk: Desk, position: Position, sheet: OpenSheet, announce: Announce): Submitting {
  const [question, setQuestion] = useState<Question | null>(null)
  const advanceFrom = useAutoAdvance(position)
  const { judge, event, criteria } = desk.workspace
  const { entry } = position
  const { content, sum } = sheet
  const canSend = !sheet.isLocked && sheet.pending?.state !== "sending" && criteria.length > 0

  const send = async (isSubmitted: boolean) => {
    const scores = linesToSend(content, criteria, entry, isSubmitted)
    const outcome = await desk.saving.send({ entryId: entry.id, content, scores, isSubmitted })
    if (outcome.refusal) {
      if (outcome.refusal.code === "SIGN_IN_REQUIRED") return desk.onSignInNeeded()
      tellNotSaved(outcome.refusal)
      if (outcome.refusal.code === "SCORES_LOCKED") desk.refresh()
      return
    }
    desk.onSaved(outcome.saved, content)
    tellSaved(isSubmitted, desk.isDemo)
    if (!isSubmitted) return
    announce("submitted", "Score Submitted!", `${shownName(entry)}: ${sum.points} of ${sum.max} points`)
    advanceFrom(entry.id)
  }

  const submit = () => {
    if (!canSend) return
    // Any change since would have made it a kept sheet again: this one was asked about already.
    const isRetry = sheet.pending?.state === "needs-you" && sheet.pending.isSubmitted
    if (!desk.isDemo && !termsAcceptance(judge.id, event.id).read()) setQuestion("terms")
    else if (!desk.isDemo && !isRetry && sum.unscored.length > 0) setQuestion("unscored")
    else void send(true)
  }
  const answerWithSubmit = () => {
    setQuestion(null)
    void send(true)
  }
  return {
    question,
    canSend,
    submit,
    saveDraft: () => {
      if (canSend) void send(false)
    },
    acceptTerms: () => {
      termsAcceptance(judge.id, event.id).write(true)
      answerWithSubmit()
    },
    submitUnscored: answerWithSubmit,
    goBack: useCallback(() => setQuestion(null), []),
  }
}
