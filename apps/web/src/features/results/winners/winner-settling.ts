import type { ConfirmedWinner, WinnerGround } from "@rosette/contract/awards"
import type { EntryResult } from "../entry-result.ts"
import type { Outstanding } from "../outstanding/words.ts"
import { type Candidate, honoursOf, type Title } from "./honours.ts"

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

/** What the question to confirm a winner is based on: if any of it changes before the answer, it is asked again. */
export type Ground = {
  candidate: Candidate
  /** The entries tied for the same place, including the candidate. */
  equals: EntryResult[]
  /** The entry whose confirmation would be replaced. */
  replaced: EntryResult | undefined
}

type Asked = { title: Title; entryId: number; position: number }

/**
 * The question to ask now instead of `asked`: about the same entry if it still has that place, else about the one that
 * has it now. Null if none has, or if it is already confirmed.
 */
export function groundNow(
  { title, entryId, position }: Asked,
  results: EntryResult[],
  confirmed: readonly ConfirmedWinner[],
  ties?: Parameters<typeof honoursOf>[3],
): Ground | null {
  const { candidates } = honoursOf(title, results, confirmed, ties)
  const isPlace = title.winnerType === "runner_up"
  const candidate = isPlace
    ? candidates.find((one) => one.position === position)
    : (candidates.find(({ result }) => result.entryId === entryId) ?? candidates.find((one) => !one.confirmation))
  if (!candidate || candidate.confirmation) return null
  const equals = candidates.filter(({ result }) => !isPlace || result.place === candidate.result.place)
  const replaced = results.find((result) => result.entryId === candidate.replaces?.entryId)
  return { candidate, equals: equals.map(({ result }) => result), replaced }
}

/** True if an answer given on one ground is also valid on the other. */
export function isSameGround(asked: Ground, now: Ground): boolean {
  return key(asked) === key(now)
}

/** The ground in the form that the server compares with the results when the confirmation arrives. */
const expectedOf = ({ candidate, equals }: Ground, resultsVersion: number): WinnerGround => ({
  resultsVersion,
  entryIds: equals.map(({ entryId }) => entryId),
  replacedId: candidate.replaces?.id ?? null,
})

const key = ({ candidate: { result, position, replaces }, equals }: Ground) =>
  JSON.stringify([result.entryId, result.place, position, replaces?.id, equals.map(({ entryId }) => entryId)])
