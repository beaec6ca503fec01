import type { Award } from "@rosette/contract/awards"
import type { Entry } from "@rosette/contract/entries"
import type { AwardsProposal } from "@rosette/contract/results/award-proposals"
import { excludedWith } from "@rosette/domain/awards/awards"
import { criteriaOfSection } from "@rosette/domain/criteria/sections"
import { ordinal } from "@rosette/domain/results/ordinal"
import { formatNumber } from "../../../lib/format.ts"
import type { Outputs } from "../../../lib/trpc.ts"
import type { AwardChoices } from "../award-basis.ts"
import type { AwardWithHolders } from "../award-holders.ts"

type Result = Outputs["organizer"]["results"]["entries"][number]

/** What the lines are made from. `flagged`: who would get the flagged awards now; null while not known. */
export type ProposalFacts = {
  awards: readonly AwardWithHolders[]
  entries: readonly Entry[]
  results: readonly Result[]
  choices: AwardChoices
  flagged: Outputs["awards"]["flagged"]["awards"] | null
}

/** A line of an award: an entry with its state, or a note about the award (`isTie`: settled in Results). */
export type ProposalLine =
  | { kind: "proposed" | "assigned" | "skipped"; entryId: number; entry: string; text: string }
  | { kind: "flagged"; entryId: number; entry: string; text: string; key: string }
  | { kind: "note"; text: string; isTie: boolean }

/** An award in the proposal; `proposed` are the names of the entries that would get it. */
export type ProposedAward = { award: Award; lines: ProposalLine[]; proposed: string[] }

const NAMED = 5
const ALL = new Intl.ListFormat("en", { type: "conjunction" })
const ANY = new Intl.ListFormat("en", { type: "disjunction" })

/** The proposal in words, award by award. Awards and entries that no longer exist are left out. */
export function proposedAwards(proposal: AwardsProposal["awards"], facts: ProposalFacts): ProposedAward[] {
  const entries = new Map(facts.entries.map((entry) => [entry.id, entry]))
  const nameOf = (id: number) => {
    const entry = entries.get(id)
    return entry ? `${entry.votingId} ${entry.entryName}` : "an entry that was deleted"
  }
  return proposal.flatMap((one) => {
    const award = facts.awards.find((held) => held.award.id === one.awardId)?.award
    if (!award) return []
    const lines = [
      ...one.winners.map((winner) => winnerLine(winner, award, facts, nameOf, entries)),
      ...one.skipped.map(({ entryId, heldAwardId }) => skippedLine(entryId, heldAwardId, facts, nameOf)),
      ...decisionLines(one, award, facts, nameOf),
    ]
    const nobody = note("Nobody yet: no entry that can win it has a score that counts.")
    return {
      award,
      lines: [...(lines.length > 0 ? lines : [nobody]), ...lackingLine(one, facts)],
      proposed: one.winners.flatMap(({ entryId, isPinned }) => (isPinned ? [] : nameOf(entryId))),
    }
  })
}

/** "Leading: A12 Blue Comet, 1st overall"; null while nobody would get it. */
export function leadingWords(proposed: ProposedAward | undefined): string | null {
  const leaders = proposed?.lines.flatMap((line) => (line.kind === "proposed" ? line : [])) ?? []
  const named = leaders.map(({ entry, text }) => (text ? `${entry}, ${text}` : entry))
  return named.length > 0 ? `Leading: ${named.join("; ")}` : null
}

const note = (text: string, isTie = false): ProposalLine => ({ kind: "note", text, isTie })

type NameOf = (entryId: number) => string
type OneAward = AwardsProposal["awards"][number]

function winnerLine(
  { entryId, isPinned, isFlagged }: OneAward["winners"][number],
  award: Award,
  facts: ProposalFacts,
  nameOf: NameOf,
  entries: ReadonlyMap<number, Entry>,
): ProposalLine {
  const line = { entryId, entry: nameOf(entryId) }
  if (!isFlagged) {
    return { ...line, kind: isPinned ? "assigned" : "proposed", text: reasonOf(entryId, award, facts) }
  }
  const heirs = facts.flagged?.find(({ awardId }) => awardId === award.id)?.entryIds ?? []
  const others = heirs.filter((id) => id !== entryId).map((id) => entries.get(id)?.votingId ?? "an entry")
  const text = others.length > 0 ? `would now go to ${ANY.format(others)}` : "would not go to this entry now"
  return { ...line, kind: "flagged", text, key: [award.id, entryId, ...heirs].join() }
}

/** The entry's result by the award's basis: "1st overall", "28.5 of 30 on Paint"; "" if it has none. */
function reasonOf(entryId: number, { basis, basisId }: Award, { results, choices }: ProposalFacts): string {
  const result = results.find((one) => one.entryId === entryId)
  if (!result) return ""
  if (basis === "criterion") {
    const criterion = result.criteria.find(({ criterionId }) => criterionId === basisId)
    return criterion ? `${formatNumber(criterion.average)} of ${criterion.maxPoints} on ${criterion.name}` : ""
  }
  if (basis === "section") {
    const inSection = new Set(criteriaOfSection(basisId ?? 0, choices.criteria))
    const scored = result.criteria.filter(({ criterionId }) => inSection.has(criterionId))
    const tenths = scored.reduce((sum, { average }) => sum + Math.round(average * 10), 0)
    return scored.length > 0 ? `${formatNumber(tenths / 10)} in the section` : ""
  }
  if (basis === "class") return result.classPlace === null ? "" : `${ordinal(result.classPlace)} in its class`
  return result.place === null ? "" : `${ordinal(result.place)} overall`
}

function skippedLine(entryId: number, heldAwardId: number, { awards }: ProposalFacts, nameOf: NameOf): ProposalLine {
  const held = awards.find(({ award }) => award.id === heldAwardId)?.award.name ?? "a higher award"
  return { kind: "skipped", entryId, entry: nameOf(entryId), text: `skipped: holds ${held}` }
}

function decisionLines(
  { needsDecision, waitsFor }: OneAward,
  award: Award,
  { awards }: ProposalFacts,
  nameOf: NameOf,
): ProposalLine[] {
  const nameOfAward = (id: number | null) => awards.find((held) => held.award.id === id)?.award.name
  const waits = waitsFor === null ? [] : [note(`waits for ${nameOfAward(waitsFor) ?? "a higher award"}`)]
  if (!needsDecision) return waits
  const { kind, entryIds, key } = needsDecision
  const named = ALL.format(shortened(entryIds.map(nameOf)))
  if (kind === "tie" && key !== null) return [note(`needs a decision: tie between ${named}`, true), ...waits]
  if (kind === "tie") {
    const ways = "Allow more winners, or assign it by hand."
    return [note(`needs a decision: ${named} share the place. ${ways}`), ...waits]
  }
  const lower = entryIds.flatMap((id) => {
    const held = awards.filter(({ holders }) => holders.some(({ entry }) => entry.id === id))
    return (
      excludedWith(
        award,
        held.map((one) => one.award),
      )?.name ?? []
    )
  })
  const excluded = lower.length > 0 ? ALL.format([...new Set(lower)]) : "a lower award"
  const verb = entryIds.length === 1 ? "holds" : "hold"
  return [
    note(`needs a decision: ${named} ${verb} ${excluded}. Take that back first, or assign this by hand.`),
    ...waits,
  ]
}

/** Which criteria of the award submitted sheets lack, and how many sheets. */
function lackingLine({ lacking = [] }: OneAward, { choices }: ProposalFacts): ProposalLine[] {
  const nameOf = (id: number) => choices.criteria.find((criterion) => criterion.id === id)?.name ?? "a criterion"
  const named = lacking.map(({ criterionId, sheets }) => `${nameOf(criterionId)} (${formatNumber(sheets)})`)
  return named.length > 0 ? [note(`provisional: submitted sheets lack ${ALL.format(named)}`)] : []
}

const shortened = (names: string[]): string[] =>
  names.length > NAMED ? [...names.slice(0, NAMED), `${formatNumber(names.length - NAMED)} others`] : names

type Counts = Pick<
  Outputs["organizer"]["outstanding"],
  "isProvisional" | "outstandingSheets" | "expectedSheets" | "lackingSheets"
>

/**
 * Why the proposal is provisional; null once all sheets are complete. `isAwardLacking`: sheets lack a criterion that decides an
 * award, and perhaps only awards.
 */
export function provisionalWords(
  { isProvisional, outstandingSheets, expectedSheets, lackingSheets }: Counts,
  isAwardLacking = false,
): string | null {
  if (!isProvisional) return isAwardLacking ? "Provisional: submitted sheets lack a criterion of an award." : null
  if (outstandingSheets === 0)
    return `Provisional: ${formatNumber(lackingSheets)} of the submitted sheets lack a criterion.`
  return `Provisional: ${formatNumber(outstandingSheets)} of ${formatNumber(expectedSheets)} sheets are missing.`
}
