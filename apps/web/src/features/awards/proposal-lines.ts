import type { AwardMove, AwardsProposal } from "@rosette/contract/award-proposals"
import type { Award } from "@rosette/contract/awards"
import type { Entry } from "@rosette/contract/entries"
import { allExcludedWith } from "@rosette/domain/contest/awards"
import { ordinal } from "@rosette/domain/contest/place-words"
import { criteriaOfSection } from "@rosette/domain/contest/sections"
import { pointsOf } from "@rosette/domain/contest/shown-points"
import { votesWords } from "@rosette/domain/contest/vote-words"
import { competes, STATUS_WORDS } from "@rosette/domain/entries/entry-status"
import { formatNumber } from "../../lib/format.ts"
import { isolatedName } from "../../lib/isolated.ts"
import type { Outputs } from "../../lib/trpc.ts"
import type { AwardChoices } from "./award-basis.ts"
import type { AwardWithHolders } from "./award-holders.ts"

type Result = Outputs["organizer"]["results"]["entries"][number]

/** What the lines are made from. `flagged`: the slots that a person must decide; null while not known. */
export type ProposalFacts = {
  awards: readonly AwardWithHolders[]
  entries: readonly Entry[]
  results: readonly Result[]
  choices: Pick<AwardChoices, "classes" | "criteria" | "polls">
  flagged: Outputs["awards"]["flagged"]["awards"] | null
}

/** One way to decide a slot: the entry that it is given to, in place of `from` (null: nobody holds it), and what follows. */
export type Way = {
  awardId: number
  from: number | null
  entryId: number
  label: string
  question: string
  steps: string[]
}

/** What a person decides about a winner who no longer leads. */
export type Decision = { ways: Way[]; keep: { awardWinnerId: number; entryIds: number[] } | null }

/** A line of an award: an entry with its state, or a note about the award (`isTie`: settled in Results). */
export type ProposalLine =
  | { kind: "proposed" | "assigned" | "skipped"; entryId: number; entry: string; text: string }
  | ({ kind: "flagged" | "kept"; entryId: number; entry: string; text: string } & Decision)
  | { kind: "note"; text: string; isTie: boolean; ways: Way[] }

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
    return entry ? isolatedName(entry) : "an entry that was deleted"
  }
  return proposal.flatMap((one) => {
    const award = facts.awards.find((held) => held.award.id === one.awardId)?.award
    if (!award) return []
    const lines = [
      ...one.winners.map((winner) => winnerLine(winner, award, facts, nameOf)),
      ...one.skipped.map(({ entryId, heldAwardId }) => skippedLine(entryId, heldAwardId, facts, nameOf)),
      ...decisionLines(one, award, facts, nameOf),
    ]
    const lacks = award.basis === "audience" ? "a vote" : "a score that counts"
    const nobody = note(`No winner yet: no eligible entry has ${lacks}.`)
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

const note = (text: string, isTie = false, ways: Way[] = []): ProposalLine => ({ kind: "note", text, isTie, ways })

type NameOf = (entryId: number) => string
type OneAward = AwardsProposal["awards"][number]

function winnerLine(
  { entryId, isPinned, isFlagged }: OneAward["winners"][number],
  award: Award,
  facts: ProposalFacts,
  nameOf: NameOf,
): ProposalLine {
  const line = { entryId, entry: nameOf(entryId) }
  const slot = slotsOf(award, facts).find(({ from }) => from === entryId)
  if (!isFlagged && !slot?.isKept) {
    return { ...line, kind: isPinned ? "assigned" : "proposed", text: reasonOf(entryId, award, facts) }
  }
  const holder = facts.awards
    .find((held) => held.award.id === award.id)
    ?.holders.find((one) => one.entry.id === entryId)?.assignment
  const heirs = slot?.heirs.map((heir) => heir.entryId) ?? []
  const votingIds = heirs.map((id) => votingIdOf(id, facts))
  const goes = heirs.length > 0 ? `would now go to ${ANY.format(votingIds)}` : "would not go to this entry now"
  const status = facts.entries.find(({ id }) => id === entryId)?.status
  const isIn = competes({ status })
  const decision = {
    ways: slot ? waysOf(slot, award, facts, nameOf) : [],
    keep: slot && holder && !slot.isKept && isIn ? { awardWinnerId: holder.id, entryIds: heirs } : null,
  }
  const left = status === undefined || isIn ? "" : `${STATUS_WORDS[status].toLowerCase()}, `
  if (isFlagged) return { ...line, kind: "flagged", text: `${left}${goes}`, ...decision }
  const kept = holder?.kept ? `kept by ${holder.kept.by}: ${holder.kept.reason}` : "kept"
  return { ...line, kind: "kept", text: `${kept} (${goes})`, ...decision }
}

type Slot = NonNullable<ProposalFacts["flagged"]>[number]["slots"][number]

const slotsOf = (award: Award, { flagged }: ProposalFacts): Slot[] =>
  flagged?.find(({ awardId }) => awardId === award.id)?.slots ?? []

const votingIdOf = (id: number, { entries }: ProposalFacts): string =>
  entries.find((entry) => entry.id === id)?.votingId ?? "an entry"

function waysOf({ from, heirs }: Slot, award: Award, facts: ProposalFacts, nameOf: NameOf): Way[] {
  const names: CascadeNames = { entry: nameOf, award: (id) => nameOfAward(id, facts) ?? "an award" }
  return heirs.map(({ entryId, moves }) => ({
    awardId: award.id,
    from,
    entryId,
    label: `Give It to ${votingIdOf(entryId, facts)}`,
    question: `Give ${award.name} to ${nameOf(entryId)}?`,
    steps: moves.map((move) => moveWords(move, names)),
  }))
}

const nameOfAward = (id: number | null, { awards }: ProposalFacts): string | undefined =>
  awards.find((held) => held.award.id === id)?.award.name

/** The entry's result by the award's basis: "1st overall", "28.5 of 30 on Paint", "214 of 812 votes, 1st"; "" if it has none. */
function reasonOf(entryId: number, { basis, basisId }: Award, { results, choices }: ProposalFacts): string {
  if (basis === "audience") return votesIn(basisId, entryId, choices)
  const result = results.find((one) => one.entryId === entryId)
  if (!result) return ""
  if (basis === "criterion") {
    const criterion = result.criteria.find(({ criterionId }) => criterionId === basisId)
    return criterion ? `${formatNumber(criterion.average)} of ${criterion.maxPoints} on ${criterion.name}` : ""
  }
  if (basis === "section") {
    const inSection = new Set(criteriaOfSection(basisId ?? 0, choices.criteria))
    const scored = result.criteria.filter(({ criterionId }) => inSection.has(criterionId))
    return scored.length > 0 ? `${formatNumber(pointsOf({ criteria: scored }))} in the section` : ""
  }
  if (basis === "class") return result.classPlace === null ? "" : `${ordinal(result.classPlace)} in its class`
  return result.place === null ? "" : `${ordinal(result.place)} overall`
}

/** "214 of 812 votes, 1st"; "" while its poll is not closed. */
function votesIn(pollId: number | null, entryId: number, { polls }: ProposalFacts["choices"]): string {
  const poll = polls.find(({ id }) => id === pollId)
  if (!poll?.votes) return ""
  return votesWords({ voters: poll.voters, votes: poll.votes }, entryId) ?? ""
}

function skippedLine(entryId: number, heldAwardId: number, { awards }: ProposalFacts, nameOf: NameOf): ProposalLine {
  const held = awards.find(({ award }) => award.id === heldAwardId)?.award.name ?? "a higher award"
  return { kind: "skipped", entryId, entry: nameOf(entryId), text: `skipped: holds ${held}` }
}

function decisionLines(
  { needsDecision, waitsFor }: OneAward,
  award: Award,
  facts: ProposalFacts,
  nameOf: NameOf,
): ProposalLine[] {
  const waits = waitsFor === null ? [] : [note(`waits for ${nameOfAward(waitsFor, facts) ?? "a higher award"}`)]
  if (!needsDecision) return waits
  const { kind, entryIds, key } = needsDecision
  if (kind === "pollOpen") return [note("waits for the votes of the audience"), ...waits]
  const named = ALL.format(shortened(entryIds.map(nameOf)))
  if (kind === "tie" && key !== null) return [note(`needs a decision: tie between ${named}`, true), ...waits]
  const empty = slotsOf(award, facts).filter(({ from }) => from === null)
  const ways = empty.flatMap((slot) => waysOf(slot, award, facts, nameOf))
  if (kind === "tie") return [note(`needs a decision: ${named} share the place`, false, ways), ...waits]
  const verb = entryIds.length === 1 ? "holds" : "hold"
  const lower = lowerAwards(entryIds, award, facts)
  return [note(`needs a decision: ${named} ${verb} ${lower}, which is given up with this award`, false, ways), ...waits]
}

/** The awards of the entries that they would give up for this one. */
function lowerAwards(entryIds: readonly number[], award: Award, { awards }: ProposalFacts): string {
  const held = awards.filter(({ holders }) => holders.some(({ entry }) => entryIds.includes(entry.id)))
  const lower = allExcludedWith(
    award,
    held.map((one) => one.award),
  )
  return lower.length > 0 ? ALL.format(lower.map(({ name }) => name)) : "a lower award"
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
    return `Provisional: ${formatNumber(lackingSheets)} of the submitted sheets ${lackingSheets === 1 ? "lacks" : "lack"} a criterion.`
  const verb = outstandingSheets === 1 ? "is" : "are"
  return `Provisional: ${formatNumber(outstandingSheets)} of ${formatNumber(expectedSheets)} sheets ${verb} missing.`
}

/** What entries and awards are called in the words of a cascade. */
type CascadeNames = { entry: (id: number) => string; award: (id: number) => string }

/** One step of a cascade in a sentence: "Cup goes from A3 Comet to A2 Fox". */
function moveWords({ awardId, from, to, open, among }: AwardMove, { entry, award }: CascadeNames): string {
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
