import type { LadderedAward } from "./proposal.ts"

/**
 * "Show x10/1: 42 7 {9 11} 3" is the exclusive award "Show" with priority 10 and 1 slot on that ladder. "f5" ignores
 * exclusivity; "by hand" instead of a ladder is a manual award. "=" before a brace: the tie is settled as shared.
 */
export function awardFromPicture(picture: string, index: number): LadderedAward & { name: string } {
  const [, name = "", mark, priority, maxWinners, ladder = ""] = /^(\w+) ([xf]?)(\d+)\/(\d+): (.*)$/.exec(picture) ?? []
  const levels = ladder.match(/=?\{[^}]*\}|\d+/g) ?? []
  const rungs = levels.map((level) => ({
    entryIds: (level.match(/\d+/g) ?? []).map(Number),
    key: level.startsWith("{") ? level : null,
  }))
  return {
    name,
    id: index + 1,
    priority: Number(priority),
    maxWinners: Number(maxWinners),
    isExclusive: mark === "x",
    ignoresExclusivity: mark === "f",
    rungs: ladder === "by hand" ? null : rungs,
  }
}

/** Who holds which of these awards: `{ Show: [42] }`. */
export const holdingsOf = (awards: readonly { id: number; name: string }[], pins: Record<string, number[]>) =>
  awards.flatMap(({ id, name }) => (pins[name] ?? []).map((entryId) => ({ awardId: id, entryId })))
