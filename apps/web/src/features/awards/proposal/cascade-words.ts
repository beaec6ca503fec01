import type { AwardMove } from "@rosette/contract/award-proposals"

const ALL = new Intl.ListFormat("en", { type: "conjunction" })

/** What entries and awards are called in the words of a cascade. */
export type CascadeNames = { entry: (id: number) => string; award: (id: number) => string }

/** One step of a cascade in a sentence: "Cup goes from A3 Comet to A2 Fox". */
export function moveWords({ awardId, from, to, open, among }: AwardMove, { entry, award }: CascadeNames): string {
  const name = award(awardId)
  if (to !== null) return `${name} goes ${from === null ? "" : `from ${entry(from)} `}to ${entry(to)}`
  const given = from === null ? name : `${entry(from)} gives up ${name}. Nobody has it then`
  return `${given}: ${openWords(open, among.map(entry))}`
}

function openWords(open: AwardMove["open"], among: readonly string[]): string {
  if (open === "tie") return `${ALL.format(among)} are equal`
  if (open === "waits") return "an award with a higher priority must be decided first"
  return open === "byHand" ? "it is given by hand" : "nobody else can win it"
}
