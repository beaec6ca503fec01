import { scorecardOf } from "@rosette/domain/contest/scorecard"
import { competes } from "@rosette/domain/entries/entry-status"
import { cappedTo, isBlank, sumOf } from "@rosette/outbox/sheet-content"
import { useCallback, useLayoutEffect, useRef, useState } from "react"
import { feedback } from "../../../lib/feedback.ts"
import { termsAcceptance } from "../../../lib/storage.ts"
import { useDesk } from "../desk/desk-context.ts"
import { shownName } from "../desk/entry-names.ts"
import { tellNotSaved } from "../desk/tell-saving.ts"
import { placeText, sendingText } from "../desk/words.ts"
import { useAutoAdvance } from "../entries/use-auto-advance.ts"
import type { Position } from "../entries/use-position.ts"
import type { useAnnouncement } from "./announcement-banner.tsx"
import { changeOnDesk, type OpenSheet } from "./use-sheet.ts"

type Announce = ReturnType<typeof useAnnouncement>["announce"]

/** A question before a final submit: the terms, points above a lowered maximum, or criteria that would count 0. */
export type SubmitQuestion = "terms" | "aboveMax" | "unscored"

export type Submitting = {
  question: SubmitQuestion | null
  canSend: boolean
  /** A submitted sheet takes no drafts. */
  canSaveDraft: boolean
  /** False just after another entry was shown: a tap may still be meant for the previous one. */
  isArmed: boolean
  /** What is being sent on request of the judge. */
  underWay: "draft" | "submit" | null
  /** The same function at each render, as is `saveDraft`. */
  submit: () => void
  saveDraft: () => void
  acceptTerms: () => void
  submitCapped: () => void
  submitUnscored: () => void
  goBack: () => void
}

type Options = {
  position: Position
  sheet: OpenSheet
  announce: Announce
  isArmed: boolean
}

/** Refusals that mean that the screen shows outdated data. */
const OUTDATED = new Set<string | undefined>(["SCORES_LOCKED", "EVENT_CLOSED", "NOT_FOUND", "INVALID_INPUT"])

/**
 * Saving drafts and submitting. Product rule: the terms are asked at the first final submit of a judge for an event. Without a
 * connection the sheet is stored, the judge is told so, and goes on as after any submit.
 */
export function useSubmitting({ position, sheet, announce, isArmed }: Options): Submitting {
  const desk = useDesk()
  const { workspace, saving, mode, where } = desk
  const [asked, setAsked] = useState<{ question: SubmitQuestion; entryId: number } | null>(null)
  const [sent, setSent] = useState<{ underWay: "draft" | "submit"; entryId: number } | null>(null)
  const advanceFrom = useAutoAdvance(position)
  const { event } = workspace
  const { entry } = position
  const { content, criteria, sum } = sheet
  const terms = termsAcceptance(workspace)
  const underWay = sent?.entryId === entry.id ? sent.underWay : null
  const hasCriteria = scorecardOf(criteria, entry).length > 0
  const canSend = (!sheet.isLocked || sheet.isCompleting) && underWay === null && hasCriteria && event.isActive
  const canSaveDraft = canSend && !sheet.isCompleting
  // A question belongs to one entry, and ends when its sheet cannot be sent any more: an answer would do nothing.
  if (asked && !(canSend && asked.entryId === entry.id)) setAsked(null)
  const question = asked?.question ?? null

  const send = async (isSubmitted: boolean, sentContent = content) => {
    setSent({ underWay: isSubmitted ? "submit" : "draft", entryId: entry.id })
    const outcome = await saving.send(changeOnDesk(desk, entry, sentContent, isSubmitted))
    setSent((now) => (now?.entryId === entry.id ? null : now))
    // A draft that the server has already is not sent again.
    const isThere = outcome.end === "unsent" && !isSubmitted && !saving.pending().has(entry.id)
    if (outcome.end === "saved" || isThere) {
      feedback.success(...mode.saved(isSubmitted))
      if (isSubmitted) {
        const { points, max } = sumOf(sentContent, criteria, entry)
        const isCounted = competes(entry) && !(outcome.end === "saved" && outcome.saved.isSetAside)
        const what = isCounted ? `${points} of ${max} points` : "Stored, not counted"
        announce("submitted", "Score Submitted!", `${what}: ${shownName(entry)}`)
      }
    } else if (
      outcome.end === "refused" ||
      !saving.isSafe() ||
      (outcome.refusal?.kind === "unavailable" && !isSubmitted)
    ) {
      // A draft that an unavailable server did not take, or a device that cannot store the sheet, is reported as a failure. A missing
      // connection or a captive portal is not. A submitted sheet that is stored needs nothing more from its judge.
      tellNotSaved(outcome.refusal ?? {}, placeText("safety", { where, isSafe: saving.isSafe() }))
      if (OUTDATED.has(outcome.refusal?.code)) desk.refresh()
      return
    } else
      announce(
        "unsent",
        `Saved on this ${where}`,
        `${shownName(entry)}: ${sendingText(desk.session, outcome.refusal?.kind)}`,
      )
    if (isSubmitted) advanceFrom(entry.id)
  }

  const ask = (next: SubmitQuestion) => setAsked({ question: next, entryId: entry.id })
  const answer = (sentContent?: typeof content) => {
    if (question === null || !canSend) return
    setAsked(null)
    void send(true, sentContent)
  }
  const submit = () => {
    if (!canSend || !isArmed) return
    if (mode.isBinding && !terms.read()) ask("terms")
    else if (sum.aboveMax.length > 0) ask("aboveMax")
    // Asked at every attempt: the criteria may have changed since a refused one.
    else if (mode.isBinding && sum.unscored.length > 0) ask("unscored")
    else void send(true)
  }
  const saveDraft = () => {
    if (!canSaveDraft || !isArmed) return
    if (mode.isBinding && isBlank(content) && !sheet.stored)
      feedback.failure("Nothing to save yet", "Score a criterion or write a comment first.")
    else void send(false)
  }
  const acceptTerms = () => {
    if (question === null) return
    terms.write(true)
    if (sum.aboveMax.length > 0) ask("aboveMax")
    else answer()
  }
  const latest = useRef({ submit, saveDraft })
  // Before the paint: a tap acts on what is on the screen.
  useLayoutEffect(() => {
    latest.current = { submit, saveDraft }
  })
  return {
    question,
    canSend,
    canSaveDraft,
    isArmed,
    underWay,
    submit: useCallback(() => latest.current.submit(), []),
    saveDraft: useCallback(() => latest.current.saveDraft(), []),
    acceptTerms,
    submitCapped: () => answer(cappedTo(content, criteria)),
    submitUnscored: () => answer(),
    goBack: () => setAsked(null),
  }
}
