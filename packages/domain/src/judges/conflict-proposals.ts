import { nameKey } from "../text/text-keys.ts"

/** A judge and an entry. */
type Pair = { judgeId: number; entryId: number }

type NamedJudge = { id: number; name: string }
type OwnedEntry = { id: number; ownerParticipant: string }

/** What separates the owners of one entry. */
const BETWEEN_OWNERS = /[,;&/+]| and /

/** The keys of an owner's name and, where it names several people, of each. */
export function ownerKeys(ownerParticipant: string): string[] {
  const whole = nameKey(ownerParticipant)
  const parts = whole.split(BETWEEN_OWNERS).map((part) => part.trim())
  return [...new Set([whole, ...parts])].filter((key) => key !== "")
}

/**
 * Returns the pairs whose judge has the name of the entry's owner, in the order of entries and then judges, without those that are known.
 * Product rule: a person decides on them; nothing is done unasked.
 */
export function proposedConflicts(
  judges: readonly NamedJudge[],
  entries: readonly OwnedEntry[],
  known: readonly Pair[],
): Pair[] {
  const byKey = Map.groupBy(judges, ({ name }) => nameKey(name))
  const isKnown = new Set(known.map(({ judgeId, entryId }) => `${judgeId}/${entryId}`))
  return entries.flatMap(({ id: entryId, ownerParticipant }) =>
    ownerKeys(ownerParticipant)
      .flatMap((key) => byKey.get(key) ?? [])
      .map(({ id: judgeId }) => ({ judgeId, entryId }))
      .filter((pair) => !isKnown.has(`${pair.judgeId}/${pair.entryId}`)),
  )
}
