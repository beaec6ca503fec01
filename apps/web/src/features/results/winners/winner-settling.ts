import type { WinnerGround } from "@rosette/contract/awards"
import type { Outstanding } from "../outstanding/outstanding-words.ts"
import type { Candidate } from "./honours.ts"
import { expectedOf, type Ground, isSameGround } from "./winner-ground.ts"

/** What a question shows: the winner to confirm, and the outstanding sheets, null if they could not be counted. */
export type ResultsInQuestion = { ground: Ground | null; outstanding: Outstanding | null; resultsVersion: number }

export type Settling = {
  /** Fetches who has the candidate's place now. */
  read(candidate: Candidate): Promise<ResultsInQuestion>
  /** `moved` is the candidate of the previous question; null if nothing has changed. */
  ask(ground: Ground, outstanding: Outstanding | null, moved: Candidate | null): Promise<boolean>
  /** Records a confirmed winner; resolves to false if the server finds that the ground has changed. */
  store(candidate: Candidate, expected: WinnerGround): Promise<boolean>
}

/**
 * Asks whether to confirm a winner, again and again until the question is still valid when the confirmation is recorded. It is
 * checked before each question and after each answer, and finally by the server. Resolves to the confirmed candidate,
 * "no" if the answer was no, and null if nobody is left to confirm.
 */
export async function settleWinner(asked: Candidate, { read, ask, store }: Settling): Promise<Candidate | "no" | null> {
  let shown = await read(asked)
  let moved = shown.ground?.candidate.result.entryId === asked.result.entryId ? null : asked
  while (shown.ground) {
    const { ground, outstanding } = shown
    const { candidate } = ground
    if (!(await ask(ground, outstanding, moved))) return "no"
    let now = await read(candidate)
    if (isAnswerValid(shown, now)) {
      if (await store(candidate, expectedOf(ground, now.resultsVersion))) return candidate
      now = await read(candidate)
    }
    moved = candidate
    shown = now
  }
  return null
}

export const isAllIn = (outstanding: Outstanding | null) => outstanding?.isProvisional === false

/** A yes to "all sheets are in" is invalid if sheets are missing now; additional sheets do not matter. */
function isAnswerValid(asked: ResultsInQuestion, now: ResultsInQuestion): boolean {
  if (!asked.ground || !now.ground || !isSameGround(asked.ground, now.ground)) return false
  return isAllIn(now.outstanding) || !isAllIn(asked.outstanding)
}
