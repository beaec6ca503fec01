import type { WinnerGround } from "@rosette/contract"
import type { Outstanding } from "../outstanding/outstanding-words.ts"
import { expectedOf, type Ground, isSameGround } from "./result-ground.ts"
import type { Candidate } from "./result-honours.ts"

/** What a question shows: who is to be confirmed, and the sheets that are still to come; null where they could not be counted. */
export type Shown = { ground: Ground | null; outstanding: Outstanding | null; resultsVersion: number }

export type Settling = {
  /** Reads anew who stands where this candidate was asked about. */
  look(candidate: Candidate): Promise<Shown>
  /** `moved` is who was asked about before the scores moved; null where nothing has moved. */
  ask(ground: Ground, outstanding: Outstanding | null, moved: Candidate | null): Promise<boolean>
  /** Records what was answered yes to; false where the server has found the ground moved in between. */
  store(candidate: Candidate, expected: WinnerGround): Promise<boolean>
}

/**
 * Asks whether a winner is to be confirmed, until what the question says is still so when the confirmation is recorded. It is
 * looked at before each question and after each answer, and the server compares it a last time. Answers who was confirmed,
 * "no" where the answer was no, and null where nobody is left to confirm.
 */
export async function settleWinner(asked: Candidate, { look, ask, store }: Settling): Promise<Candidate | "no" | null> {
  let shown = await look(asked)
  let moved = shown.ground?.candidate.result.entryId === asked.result.entryId ? null : asked
  while (shown.ground) {
    const { ground, outstanding } = shown
    const { candidate } = ground
    if (!(await ask(ground, outstanding, moved))) return "no"
    let now = await look(candidate)
    if (isStillAnswered(shown, now)) {
      if (await store(candidate, expectedOf(ground, now.resultsVersion))) return candidate
      now = await look(candidate)
    }
    moved = candidate
    shown = now
  }
  return null
}

export const isAllIn = (outstanding: Outstanding | null) => outstanding?.isProvisional === false

/** A yes to "all sheets are in" is none once sheets are missing; that some more have come in changes nothing. */
function isStillAnswered(asked: Shown, now: Shown): boolean {
  if (!asked.ground || !now.ground || !isSameGround(asked.ground, now.ground)) return false
  return isAllIn(now.outstanding) || !isAllIn(asked.outstanding)
}
