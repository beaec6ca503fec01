import type { ConfirmedWinner, WinnerGround } from "@rosette/contract"
import type { EntryResult } from "./result-explanation.ts"
import { type Candidate, honoursOf, type Title } from "./result-honours.ts"

/** What a question about a winner stands on: if any of it moves before the answer, it has to be asked again. */
export type Ground = {
  candidate: Candidate
  /** The entries that stand for the same place by the scores, the candidate among them. */
  equals: EntryResult[]
  /** Whose confirmation would be replaced. */
  replaced: EntryResult | undefined
}

type Asked = { title: Title; entryId: number; position: number }

/**
 * Who is to be confirmed now where `asked` was: the same entry where it still stands there, else the one that stands
 * there by now. Null where nobody does, or where that is confirmed already.
 */
export function groundNow(
  { title, entryId, position }: Asked,
  results: EntryResult[],
  confirmed: readonly ConfirmedWinner[],
): Ground | null {
  const { candidates } = honoursOf(title, results, confirmed)
  const isPlace = title.winnerType === "runner_up"
  const candidate = isPlace
    ? candidates.find((one) => one.position === position)
    : (candidates.find(({ result }) => result.entryId === entryId) ?? candidates.find((one) => !one.confirmation))
  if (!candidate || candidate.confirmation) return null
  const equals = candidates.filter(({ result }) => !isPlace || result.place === candidate.result.place)
  const replaced = results.find((result) => result.entryId === candidate.replaces?.entryId)
  return { candidate, equals: equals.map(({ result }) => result), replaced }
}

/** True where a question that was asked on one ground has its answer on the other as well. */
export function isSameGround(asked: Ground, now: Ground): boolean {
  return key(asked) === key(now)
}

/** The ground as the server compares it with what stands there when the confirmation arrives. */
export const expectedOf = ({ candidate, equals }: Ground, resultsVersion: number): WinnerGround => ({
  resultsVersion,
  entryIds: equals.map(({ entryId }) => entryId),
  replacedId: candidate.replaces?.id ?? null,
})

const key = ({ candidate: { result, position, replaces }, equals }: Ground) =>
  JSON.stringify([result.entryId, result.place, position, replaces?.id, equals.map(({ entryId }) => entryId)])
