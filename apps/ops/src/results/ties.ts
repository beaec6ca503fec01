import type { Outputs } from "@rosette/client"
import { comparedBy, entryLabel, inOrderOfNeed, settledWords, tieTitle } from "../from-the-web.ts"
import { plainText } from "../terminal/plain-text.ts"

type Tie = Outputs["organizer"]["ties"]["ties"][number] & { contest?: string | undefined }
type Words = Parameters<typeof tieTitle>[2]
type Result = Outputs["organizer"]["results"]["entries"][number]

/** Each tie with its entries, what they have in common, and how it was settled. */
export function tieWords(ties: readonly Tie[], entries: readonly Result[], words: Words): string {
  if (ties.length === 0) return "There is no tie that matters."
  const entryById = new Map(entries.map((entry) => [entry.entryId, entry]))
  return inOrderOfNeed(ties)
    .map((tie) => linesOf(tie, entryById, words).map(plainText).join("\n"))
    .join("\n\n")
}

function linesOf(tie: Tie, entryById: ReadonlyMap<number, Result>, words: Words): string[] {
  const { state, settlement, entryIds } = tie
  const criteria = [...entryById.values()].flatMap((entry) => entry.criteria)
  const settled = settlement ? [`${settledWords(settlement)} · ${settlement.settledBy}`, settlement.reason] : []
  return [
    `${tieTitle(tie, criteria, words)}: ${state}`,
    ...entryIds.map((id) => `  ${entryLabel(id, entryById)}`),
    ...[...comparedBy(tie, entryById, words), ...settled].filter(Boolean).map((text) => `    ${text}`),
  ]
}
