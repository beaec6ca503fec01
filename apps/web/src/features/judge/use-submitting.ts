import { useCallback, useState } from "react"
import { termsAcceptance } from "../../lib/storage.ts"
import { changeOf, type Desk } from "./desk.ts"
import { shownName } from "./entry-names.ts"
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
  /** What the judge has asked for and waits to hear of. */
  underWay: "draft" | "submit" | null
  submit: () => void
  saveDraft: () => void
  acceptTerms: () => void
  submitUnscored: () => void
  goBack: () => void
}

const FAILURES = new Set(["UNAVAILABLE", "UNREADABLE"])
const KEPT_DETAIL = "It goes out by itself as soon as there is a connection."

/**
 * Saving drafts and submitting. Product rule: the terms come with the first final submit of a judge for an event. Where there
 * is no line the sheet stays kept, the judge is told so, and goes on as after any submit.
 */
export function useSubmitting(
  desk: Desk,
  position: Position,
  sheet: OpenSheet,
  announce: Announce,
  where: string,
): Submitting {
  const [question, setQuestion] = useState<Question | null>(null)
  const [sent, setSent] = useState<{ entryId: number; asFinal: boolean } | null>(null)
  const advanceFrom = useAutoAdvance(position)
  const { judge, event, criteria } = desk.workspace
  const { entry } = position
  const { content, sum } = sheet
  const underWay = sent?.entryId === entry.id ? (sent.asFinal ? "submit" : "draft") : null
  const canSend = !sheet.isLocked && underWay === null && criteria.length > 0

  const send = async (isSubmitted: boolean) => {
    setSent({ entryId: entry.id, asFinal: isSubmitted })
    const outcome = await desk.saving.send(changeOf(desk, entry, content, isSubmitted))
    setSent((now) => (now?.entryId === entry.id ? null : now))
    if (outcome.end === "refused") {
      tellNotSaved(outcome.refusal)
      if (outcome.refusal.code === "SCORES_LOCKED") desk.refresh()
      return
    }
    const refusal = outcome.end === "kept" ? outcome.refusal : null
    // A server that answers but cannot, or a device that cannot keep it: a failure is called one. Without a line it is none.
    const isFailure = refusal !== null && (!desk.saving.isSafe() || FAILURES.has(refusal.code))
    if (refusal && isFailure) tellNotSaved(refusal)
    if (outcome.end === "kept") announce("kept", `Kept on this ${where}`, `${shownName(entry)}: ${KEPT_DETAIL}`)
    else tellSaved(isSubmitted, desk.isDemo)
    if (!isSubmitted || isFailure) return
    const isSaved = outcome.end === "saved"
    if (isSaved) announce("submitted", "Score Submitted!", `${shownName(entry)}: ${sum.points} of ${sum.max} points`)
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
    underWay,
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
