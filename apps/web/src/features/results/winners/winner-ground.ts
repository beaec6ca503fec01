import type { ConfirmedWinner, WinnerGround } from "@rosette/contract/awards"
import type { EntryResult } from "../entry-result.ts"
import { type Candidate, honoursOf, type Title } from "./honours.ts"

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
export const expectedOf = ({ candidate, equals }: Ground, resultsVersion: number): WinnerGround => ({
  resultsVersion,
  entryIds: equals.map(({ entryId }) => entryId),
  replacedId: candidate.replaces?.id ?? null,
})

const key = ({ candidate: { result, position, replaces }, equals }: Ground) =>
  JSON.stringify([result.entryId, result.place, position, replaces?.id, equals.map(({ entryId }) => entryId)])
