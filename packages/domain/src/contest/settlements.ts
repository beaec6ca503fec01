import type { LadderName } from "./rules.ts"

export type SettlementKind = "order" | "shared" | "lot"

/** A person's decision on a tie. `entryIds`: in the order decided or drawn by lot; for `shared` in any order. */
export type Settlement = {
  id: number
  key: string
  ladder: LadderName
  kind: SettlementKind
  entryIds: readonly number[]
  /** What a lot was drawn with; null for another kind. */
  seed: string | null
  isWithdrawn: boolean
}

type EntryOfLot = { id: number; votingId: string }

/**
 * The settlement of the tie, or null. Product rule: a settlement counts exactly while a current tie has its key, and a lot only
 * while anybody who repeats it with the present voting IDs gets its order.
 */
export function settlementOf<S extends Settlement>(
  tie: { key: string; entries: readonly EntryOfLot[] },
  settlements: readonly S[],
  hash: (text: string) => string,
): S | null {
  const tied = tie.entries.map(({ id }) => id)
  const isValid = ({ kind, seed, entryIds }: S) =>
    isSameSet(entryIds, tied) && (kind !== "lot" || isOrderOfLot(entryIds, tie.entries, seed, hash))
  const present = settlements.filter((settlement) => !settlement.isWithdrawn && settlement.key === tie.key)
  return present.toSorted((a, b) => b.id - a.id).find(isValid) ?? null
}

function isOrderOfLot(
  entryIds: readonly number[],
  entries: readonly EntryOfLot[],
  seed: string | null,
  hash: (text: string) => string,
): boolean {
  return seed !== null && lotOrder(entries, seed, hash).every((id, index) => id === entryIds[index])
}

/** The text whose hash decides the order of a lot, so that anybody can repeat the draw. */
export const lotText = (seed: string, votingId: string): string => `${seed}:${votingId}`

/**
 * Returns the ids of the entries in the order drawn with the seed: by ascending `hash` of `lotText`. The product's `hash` is
 * the SHA-256 of the UTF-8 text in lower-case hex.
 */
export function lotOrder(entries: readonly EntryOfLot[], seed: string, hash: (text: string) => string): number[] {
  return entries
    .map(({ id, votingId }) => ({ id, digest: hash(lotText(seed, votingId)) }))
    .sort((a, b) => (a.digest < b.digest ? -1 : Number(a.digest > b.digest)))
    .map(({ id }) => id)
}

/** Whether two lists name the same entries, each once. */
export function isSameSet(a: readonly number[], b: readonly number[]): boolean {
  const ids = new Set(a)
  return a.length === b.length && ids.size === a.length && b.every((id) => ids.has(id))
}
