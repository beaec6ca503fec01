import { useCallback, useState } from "react"
import { feedback } from "../../../lib/feedback.ts"
import { termsAcceptance } from "../../../lib/storage.ts"
import type { useAnnouncement } from "../aside/use-announcement.ts"
import { changeOf, type Desk } from "../desk/desk.ts"
import { shownName } from "../entries/entry-names.ts"
import { useAutoAdvance } from "../entries/navigation/use-auto-advance.ts"
import type { Position } from "../entries/navigation/use-position.ts"
import { tellNotSaved, tellSaved } from "../saving/tell-saving.ts"
import { cappedTo, isBlank } from "./sheet-content.ts"
import type { OpenSheet } from "./use-sheet.ts"

type Announce = ReturnType<typeof useAnnouncement>["announce"]

/** What stands between the judge and a final submit: the terms, points above a lowered maximum, criteria that would count 0. */
export type Question = "terms" | "aboveMax" | "unscored"

export type Submitting = {
  question: Question | null
  canSend: boolean
  /** A sheet that was submitted takes no drafts any more. */
  canSaveDraft: boolean
  /** False just after another entry has come: the tap was meant for what stood there before. */
  isArmed: boolean
  /** What the judge has asked for and waits to hear of. */
  underWay: "draft" | "submit" | null
  submit: () => void
  saveDraft: () => void
  acceptTerms: () => void
  submitCapped: () => void
  submitUnscored: () => void
  goBack: () => void
}

type Options = {
  desk: Desk
  position: Position
  sheet: OpenSheet
  announce: Announce
  /** "phone" or "device". */
  where: string
  isArmed: boolean
}

/** Refusals which say that what the screen shows is not so any more. */
const OUTDATED = new Set(["SCORES_LOCKED", "EVENT_CLOSED", "NOT_FOUND", "INVALID_INPUT"])
const KEPT_DETAIL = "It will send automatically when you're back online."

/**
 * Saving drafts and submitting. Product rule: the terms come with the first final submit of a judge for an event. Where there
 * is no line the sheet stays kept, the judge is told so, and goes on as after any submit.
 */
export function useSubmitting({ desk, position, sheet, announce, where, isArmed }: Options): Submitting {
  // A question is about one entry: its answer means nothing for another one.
  const [asked, setAsked] = useState<{ question: Question; entryId: number } | null>(null)
  const [sent, setSent] = useState<{ entryId: number; asFinal: boolean } | null>(null)
  const advanceFrom = useAutoAdvance(position)
  const { judge, event, criteria } = desk.workspace
  const { entry } = position
  const { content, sum } = sheet
  const question = asked?.entryId === entry.id ? asked.question : null
  const underWay = sent?.entryId === entry.id ? (sent.asFinal ? "submit" : "draft") : null
  const canSend = (!sheet.isLocked || sheet.isCompleting) && underWay === null && criteria.length > 0 && event.isActive

  const send = async (isSubmitted: boolean, sentContent = content) => {
    setSent({ entryId: entry.id, asFinal: isSubmitted })
    const outcome = await desk.saving.send(changeOf(desk, entry, sentContent, isSubmitted))
    setSent((now) => (now?.entryId === entry.id ? null : now))
    if (outcome.end === "refused") {
      tellNotSaved(outcome.refusal, where)
      if (OUTDATED.has(outcome.refusal.code)) desk.refresh()
      return
    }
    const refusal = outcome.end === "kept" ? outcome.refusal : null
    // A server that answers but cannot, or a device that cannot keep it: a failure is called one. Without a line, or with a
    // captive portal in the way, it is none.
    if (refusal && (!desk.saving.isSafe() || refusal.kind === "unavailable")) {
      tellNotSaved(refusal, where)
      return
    }
    const isSaved = outcome.end === "saved"
    if (isSaved) tellSaved(isSubmitted, desk.isDemo)
    else announce("kept", `Saved on this ${where}`, `${shownName(entry)}: ${KEPT_DETAIL}`)
    if (!isSubmitted) return
    if (isSaved) announce("submitted", "Score Submitted!", `${sum.points} of ${sum.max} points: ${shownName(entry)}`)
    advanceFrom(entry.id)
  }

  const ask = (next: Question) => setAsked({ question: next, entryId: entry.id })
  const answer = (sentContent?: typeof content) => {
    if (question === null || !canSend) return
    setAsked(null)
    void send(true, sentContent)
  }
  const submit = () => {
    if (!canSend || !isArmed) return
    // Any change since would have made it a kept sheet again: this one was asked about already.
    const isRetry = sheet.pending?.state === "needs-you" && sheet.pending.isSubmitted
    if (!desk.isDemo && !termsAcceptance(judge.id, event.id).read()) ask("terms")
    else if (sum.aboveMax.length > 0) ask("aboveMax")
    else if (!desk.isDemo && !isRetry && sum.unscored.length > 0) ask("unscored")
    else void send(true)
  }
  const saveDraft = () => {
    if (!canSend || !isArmed || sheet.isCompleting) return
    if (!desk.isDemo && isBlank(content) && !sheet.stored) tellNothingToSave()
    else void send(false)
  }
  const acceptTerms = () => {
    if (question === null) return
    termsAcceptance(judge.id, event.id).write(true)
    if (sum.aboveMax.length > 0) ask("aboveMax")
    else answer()
  }
  return {
    question,
    canSend,
    canSaveDraft: canSend && !sheet.isCompleting,
    isArmed,
    underWay,
    submit,
    saveDraft,
    acceptTerms,
    submitCapped: () => answer(cappedTo(content, criteria)),
    submitUnscored: () => answer(),
    goBack: useCallback(() => setAsked(null), []),
  }
}

const tellNothingToSave = () => feedback.failure("Nothing to save yet", "Score a criterion or write a comment first.")
