import { createElement } from "react"
import { trpc } from "../../../lib/trpc.ts"
import type { Question } from "../../../ui/dialogs/confirm-dialog.tsx"
import type { Outstanding } from "../outstanding/outstanding-words.ts"
import { type Ground, groundNow, isSameGround } from "./result-ground.ts"
import type { Candidate } from "./result-honours.ts"
import { WinnerQuestion } from "./result-question.tsx"

/** What a question shows: who is to be confirmed, and the sheets that are still to come; null where they could not be counted. */
type Shown = { ground: Ground | null; outstanding: Outstanding | null }

type Props = { eventId: number; confirmedBy: string; ask: (question: Question) => Promise<boolean> }

/**
 * Asks whether a winner is to be confirmed. What the question says is read anew, and once more after the answer: where
 * the scores have moved meanwhile, it is asked again, about who leads by then.
 */
export function useWinnerGround({ eventId, confirmedBy, ask }: Props) {
  const { awards, organizer } = trpc.useUtils()
  const look = async ({ title, result, position }: Candidate): Promise<Shown> => {
    const anew = { staleTime: 0 }
    const [results, confirmed, outstanding] = await Promise.all([
      organizer.results.fetch({ eventId }, anew),
      awards.confirmedWinners.fetch({ eventId }, anew),
      organizer.outstanding.fetch({ eventId }, anew).catch(() => null),
    ])
    const ground = groundNow({ title, entryId: result.entryId, position }, results.entries, confirmed)
    return { ground, outstanding }
  }
  const question = (ground: Ground, outstanding: Outstanding | null, moved: Candidate | null): Question => {
    const isComplete = isAllIn(outstanding)
    const open = isComplete ? "Confirm this winner?" : "Confirm before all sheets are in?"
    return {
      title: moved ? "The scores have moved. Confirm now?" : open,
      message: createElement(WinnerQuestion, { ground, confirmedBy, outstanding, moved }),
      action: isComplete ? "Confirm winner" : "Confirm winner anyway",
      isDangerous: false,
    }
  }
  /** Who is to be confirmed; "no" where the answer was no, null where nobody is left to confirm. */
  return async (asked: Candidate): Promise<Candidate | "no" | null> => {
    let shown = await look(asked)
    let moved = shown.ground?.candidate.result.entryId === asked.result.entryId ? null : asked
    while (shown.ground) {
      const { candidate } = shown.ground
      if (!(await ask(question(shown.ground, shown.outstanding, moved)))) return "no"
      const now = await look(candidate)
      if (isStillAnswered(shown, now)) return candidate
      moved = candidate
      shown = now
    }
    return null
  }
}

const isAllIn = (outstanding: Outstanding | null) => outstanding?.isProvisional === false

/** A yes to "all sheets are in" is none once sheets are missing; that some more have come in changes nothing. */
function isStillAnswered(asked: Shown, now: Shown): boolean {
  if (!asked.ground || !now.ground || !isSameGround(asked.ground, now.ground)) return false
  return isAllIn(now.outstanding) || !isAllIn(asked.outstanding)
}
