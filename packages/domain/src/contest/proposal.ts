import { type AwardForProposal, type AwardRule, awardLadder, awardStops, isEligible } from "./awards.ts"
import { criteriaOfLadder, type Ladder } from "./ladder.ts"
import type { EntryForResults, EntryLine, ResultsSetup } from "./results.ts"
import type { LadderName, Ranks } from "./rules.ts"
import { isSameSet } from "./settlements.ts"

/** Entries that are equal for an award; `key` is that of their tie while it is undecided. */
type AwardRung = { entryIds: readonly number[]; key: string | null }

/** An award with its ladder, best first; `rungs` is null for a manual award. `awaits`: who can win it while its poll is not closed. */
export type LadderedAward = AwardRule & {
  rungs: readonly AwardRung[] | null
  awaits?: readonly number[] | undefined
}

/** Who holds an award. `keptAgainst`: the entries that were next in line when a person decided to keep this winner. */
export type Holding = { awardId: number; entryId: number; keptAgainst?: readonly number[] | null | undefined }

/**
 * A winner whom the rules would not choose now, and the entries that its slot would go to: several while a person must choose among
 * equals, none if nobody else can win. `isKept`: a person decided to keep it against exactly these.
 */
type DisputedWinner = { entryId: number; heirs: number[]; isKept: boolean }

/** The entries that would win an award, those skipped with the award that excludes them, and what prevents a decision. */
export type AwardProposal = {
  awardId: number
  winners: { entryId: number; isPinned: boolean; isFlagged: boolean }[]
  skipped: { entryId: number; heldAwardId: number }[]
  /** The entries that would be skipped if nobody held the award: they explain who did not get it once its winners are assigned. */
  passedOver: { entryId: number; heldAwardId: number }[]
  needsDecision: { kind: "tie" | "pinnedLower" | "pollOpen"; entryIds: number[]; key: string | null } | null
  waitsFor: number | null
  disputed: DisputedWinner[]
  /** The criteria that decide the award and that submitted sheets lack, with how many sheets; omitted if there are none. */
  lacking?: { criterionId: number; sheets: number }[] | undefined
}

/** The award with its ladder, which has only the entries that may win it. */
export function ladderedAward<Award extends AwardForProposal>(
  award: Award,
  ladders: ReadonlyMap<LadderName, Ladder<{ kind: string }>>,
  entries: ReadonlyMap<number, EntryForResults>,
  ranks: Ranks,
): Award & LadderedAward {
  const name = awardLadder(award, ranks)
  if (name === null) return { ...award, rungs: null }
  const mayWin = (id: number) => {
    const entry = entries.get(id)
    return entry !== undefined && isEligible(award, entry)
  }
  const { rungs = [], awaits } = ladders.get(name) ?? {}
  const ofAward = rungs.map(({ entryIds, tie }) => ({
    entryIds: entryIds.filter(mayWin),
    key: tie?.settlement ? null : (tie?.key ?? null),
  }))
  return {
    ...award,
    rungs: ofAward.filter(({ entryIds }) => entryIds.length > 0),
    awaits: awaits?.filter(mayWin),
  }
}

type Held = ReadonlyMap<number, readonly AwardRule[]>
type Waiting = { award: AwardRule; entryIds: ReadonlySet<number> }

/**
 * Returns the proposal for all awards that are not manual, highest priority first, then by id; assigns nothing. Product rule:
 * current winners are pins and stay; an exclusive award excludes its winners from awards of lower priority; nobody is chosen
 * among equals; an award waits while one of its candidates is undecided in an exclusive award of higher priority; and until its poll
 * is closed, everybody who can be chosen is undecided in it.
 */
export function proposeAwards(awards: readonly LadderedAward[], winners: readonly Holding[]): AwardProposal[] {
  const inOrder = awards.toSorted((a, b) => b.priority - a.priority || a.id - b.id)
  const held = new Map<number, AwardRule[]>()
  const hold = (entryId: number, award: AwardRule) => held.set(entryId, [...(held.get(entryId) ?? []), award])
  const pinsOf = (award: AwardRule) =>
    winners.filter(({ awardId }) => awardId === award.id).map(({ entryId }) => entryId)
  for (const award of inOrder) for (const entryId of pinsOf(award)) hold(entryId, award)
  const waiting: Waiting[] = []
  return inOrder.flatMap((award) => {
    if (award.rungs === null) return []
    const pins = new Set(pinsOf(award))
    const filled = fillSlots(award, award.rungs, pins, held, waiting)
    const alone = pins.size > 0 ? fillSlots(award, award.rungs, new Set(), held, waiting) : filled
    for (const entryId of filled.given) hold(entryId, award)
    if (filled.undecided.length > 0) waiting.push({ award, entryIds: new Set(filled.undecided) })
    const present = winners.filter(({ awardId }) => awardId === award.id)
    const disputed = disputedWinners(present, award.rungs, alone)
    const proposal = proposalOf(award, filled, inLadderOrder([...pins], award.rungs), disputed)
    return [{ ...proposal, passedOver: alone.skipped, disputed }]
  })
}

type Filled = {
  given: number[]
  skipped: AwardProposal["skipped"]
  pinnedLower: number[]
  tie: AwardRung | null
  waitsFor: number | null
  isPollOpen: boolean
  undecided: number[]
}

function fillSlots(
  award: LadderedAward,
  rungs: readonly AwardRung[],
  pins: ReadonlySet<number>,
  held: Held,
  waiting: readonly Waiting[],
): Filled {
  const filled: Filled = {
    given: [],
    skipped: [],
    pinnedLower: [],
    tie: null,
    waitsFor: null,
    isPollOpen: false,
    undecided: [],
  }
  if (award.awaits) return { ...filled, isPollOpen: true, undecided: award.awaits.filter((id) => !pins.has(id)) }
  const holderOf = (id: number) =>
    held
      .get(id)
      ?.filter((other) => awardStops(other, award))
      .sort(byPriority)[0]
  let slots = award.maxWinners - pins.size
  for (const { entryIds, key } of rungs) {
    if (slots <= 0) break
    const candidates: number[] = []
    for (const id of entryIds.filter((entryId) => !pins.has(entryId))) {
      const holder = holderOf(id)
      if (holder) filled.skipped.push({ entryId: id, heldAwardId: holder.id })
      else candidates.push(id)
    }
    const awaited = waiting.find(
      (other) => awardStops(other.award, award) && candidates.some((id) => other.entryIds.has(id)),
    )
    if (awaited) {
      filled.waitsFor = awaited.award.id
      const taken = new Set([...pins, ...filled.given])
      const free = rungs.flatMap((rung) => rung.entryIds).filter((id) => !taken.has(id) && !holderOf(id))
      return { ...filled, undecided: free }
    }
    if (candidates.length > slots) {
      filled.tie = { entryIds: candidates, key }
      break
    }
    for (const id of candidates) {
      const isPinnedLower = held.get(id)?.some((other) => awardStops(award, other)) ?? false
      filled[isPinnedLower ? "pinnedLower" : "given"].push(id)
    }
    slots -= candidates.length
  }
  return { ...filled, undecided: [...filled.pinnedLower, ...(filled.tie?.entryIds ?? [])] }
}

const byPriority = (a: AwardRule, b: AwardRule): number => b.priority - a.priority || a.id - b.id

function proposalOf(
  award: AwardRule,
  { given, skipped, pinnedLower, tie, waitsFor, isPollOpen }: Filled,
  pins: readonly number[],
  disputed: readonly DisputedWinner[],
): Omit<AwardProposal, "passedOver" | "disputed"> {
  const flagged = new Set(disputed.flatMap(({ entryId, isKept }) => (isKept ? [] : entryId)))
  const tied = tie && { kind: "tie" as const, entryIds: [...tie.entryIds], key: tie.key }
  const polled = isPollOpen ? { kind: "pollOpen" as const, entryIds: [], key: null } : tied
  return {
    awardId: award.id,
    winners: [
      ...pins.map((entryId) => ({ entryId, isPinned: true, isFlagged: flagged.has(entryId) })),
      ...given.map((entryId) => ({ entryId, isPinned: false, isFlagged: false })),
    ],
    skipped,
    // One decision at a time: first the entries pinned to lower awards, then the tie below them.
    needsDecision: pinnedLower.length > 0 ? { kind: "pinnedLower", entryIds: pinnedLower, key: null } : polled,
    waitsFor,
  }
}

/**
 * The winners whom the award would not go to if nobody held it (`alone`), in the order of the ladder. Product rule: the first of them
 * would be followed by the first entry that the rules name and that does not hold it, and so on; a decision to keep one holds until
 * those who would follow it are others.
 */
function disputedWinners(held: readonly Holding[], rungs: readonly AwardRung[], alone: Filled): DisputedWinner[] {
  const pins = new Set(held.map(({ entryId }) => entryId))
  const isNew = (entryId: number) => !pins.has(entryId)
  const agrees = new Set([...alone.given, ...alone.undecided])
  const named = inLadderOrder([...alone.given, ...alone.pinnedLower], rungs).filter(isNew)
  const equals = alone.tie?.entryIds.filter(isNew) ?? []
  const others = inLadderOrder(
    [...pins].filter((id) => !agrees.has(id)),
    rungs,
  )
  return others.map((entryId, index) => {
    const heir = named[index]
    const heirs = heir === undefined ? equals : [heir]
    const kept = held.find((one) => one.entryId === entryId)?.keptAgainst
    return { entryId, heirs, isKept: kept ? isSameSet(kept, heirs) : false }
  })
}

/** In the order of the ladder; those that are not on it come last, by id. */
function inLadderOrder(ids: readonly number[], rungs: readonly AwardRung[]): number[] {
  const ladder = rungs.flatMap(({ entryIds }) => entryIds)
  const onLadder = ladder.filter((id) => ids.includes(id))
  return [...onLadder, ...ids.filter((id) => !ladder.includes(id)).sort((a, b) => a - b)]
}

/** A criterion, and how many submitted sheets lack it. */
type Lacking = { criterionId: number; sheets: number }

/**
 * Returns the proposal with what each award still waits for. Product rule: a criterion that decides an award is outstanding for
 * it while submitted sheets lack it, also if it is left out of the percent, so that the overall results do not wait for it.
 */
export function withLacking<Proposed extends { awardId: number }>(
  proposal: readonly Proposed[],
  awards: readonly AwardForProposal[],
  lines: readonly EntryLine[],
  setup: Pick<ResultsSetup, "criteria" | "entries">,
): (Proposed & { lacking?: Lacking[] })[] {
  const byId = new Map(awards.map((award) => [award.id, award]))
  return proposal.map((one) => {
    const award = byId.get(one.awardId)
    const lacking = award ? lackingFor(award, lines, setup) : []
    return lacking.length > 0 ? { ...one, lacking } : one
  })
}

/** Empty for an award by the overall places: what these wait for is part of the results. */
function lackingFor(
  award: AwardForProposal,
  lines: readonly EntryLine[],
  { criteria, entries }: Pick<ResultsSetup, "criteria" | "entries">,
): Lacking[] {
  const name = awardLadder(award, "overall")
  const deciding = name === null ? null : criteriaOfLadder(name, criteria)
  if (deciding === null) return []
  const appliesTo = new Map(entries.map(({ entry, applies }) => [entry.id, applies]))
  const eligible = lines.filter(({ judgeCount, entry }) => judgeCount > 0 && isEligible(award, entry))
  return deciding.flatMap((criterion) => {
    const index = criteria.indexOf(criterion)
    const scoredBy = ({ criteria: own }: EntryLine) => own.find((one) => one.criterionId === criterion.id)?.judgeCount
    const sheets = eligible
      .filter(({ entry }) => appliesTo.get(entry.id)?.[index])
      .reduce((sum, line) => sum + line.judgeCount - (scoredBy(line) ?? 0), 0)
    return sheets > 0 ? [{ criterionId: criterion.id, sheets }] : []
  })
}
