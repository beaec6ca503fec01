import type { Pair, PanelJudge } from "../assignment/needs.ts"
import { orderInScope } from "../contest/judge-scope.ts"
import type { PanelSheet } from "../contest/panel.ts"
import type { Contest, Standings, Tie } from "../contest/places.ts"
import type { AwardProposal } from "../contest/proposal.ts"
import { countsOverall, type EntryLine, entryResult, type ResultsSetup } from "../contest/results.ts"
import { isSameSet, type Settlement } from "../contest/settlements.ts"
import { entriesAt, type WinnerTitle } from "../contest/winners.ts"
import { type Blocking, type Concern, concernKey, type Waiver } from "./concerns.ts"
import { panelConcerns } from "./panel-concerns.ts"

/**
 * The input of the check: the event's judges (`savedVersion` changes with each sheet that arrives from one), results, confirmed winners and waivers. `conflicts`: the pairs from which a judge has stepped aside; `openPolls`: the polls in which people can vote now.
 * `finalists`: how many places can be confirmed.
 */
export type PublishingFacts<S extends Settlement> = {
  judges: readonly (PanelJudge & { isActive: boolean; waitingSheets: number; savedVersion: number })[]
  conflicts: readonly Pair[]
  contest: Contest<S>
  setup: ResultsSetup
  lines: readonly EntryLine[]
  standings: Standings<S>
  confirmed: readonly (WinnerTitle & { id: number; entryId: number })[]
  waivers: readonly Waiver[]
  openPolls?: readonly number[] | undefined
  finalists: number
}

/**
 * Returns everything that prevents publishing, including what was waived. Product rule: sheets that active judges have not
 * submitted (one line per judge, or per team), what nobody can judge, criteria that submitted sheets lack, phones that still hold sheets, open ties, stale
 * settlements without a replacement, awards that are undecided or would go to another entry, confirmed winners who no
 * longer lead, absent entries that somebody has judged, and polls that are open.
 */
export function blockingConcerns<S extends Settlement>(facts: PublishingFacts<S>): Blocking[] {
  const { judges, contest, standings, waivers, openPolls = [] } = facts
  const concerns: Concern[] = [
    ...panelConcerns(panelOf(facts)),
    ...lackingSheets(facts),
    ...judges.flatMap(({ id, waitingSheets }) =>
      waitingSheets > 0 ? [{ kind: "sheetWaiting" as const, judgeId: id, waitingSheets }] : [],
    ),
    ...standings.ties.flatMap((tie) => tieConcern(tie, standings.ties)),
    ...decidable(facts).flatMap(awardConcerns),
    ...outdatedWinners(facts),
    ...contradictedStatuses(contest),
    ...openPolls.map((pollId) => ({ kind: "pollOpen" as const, pollId })),
  ]
  const waived = new Set(waivers.map(nameOf))
  const savedVersions = new Map(judges.map(({ id, savedVersion }) => [id, savedVersion]))
  return concerns.map((concern) => {
    const key = concernKey(concern, contest.hash, savedVersions)
    return { ...concern, key, isWaived: waived.has(nameOf({ kind: concern.kind, key })) }
  })
}

/** A sheet of an absent entry arrived after it was marked: somebody saw it. */
function contradictedStatuses<S extends Settlement>({ entries, sheets }: Contest<S>): Concern[] {
  const judged = new Set(sheets.filter(isSubmitted).map(({ entryId }) => entryId))
  const entryIds = entries.filter(({ id, status }) => status === "absent" && judged.has(id)).map(({ id }) => id)
  return entryIds.length > 0 ? [{ kind: "statusContradicted", entryIds }] : []
}

const nameOf = ({ kind, key }: Waiver): string => `${kind} ${key}`

function panelOf<S extends Settlement>({ judges, conflicts, contest, setup }: PublishingFacts<S>) {
  const { criteria } = setup
  const entries = setup.entries.map(({ entry }) => entry)
  const { sheetsPerEntry } = contest.rules
  const sheets = contest.sheets.filter(isSubmitted)
  return { judges: judges.filter(({ isActive }) => isActive), entries, criteria, sheetsPerEntry, conflicts, sheets }
}

const isSubmitted = (sheet: PanelSheet): boolean => sheet.isSubmitted

/** A criterion that is left out of the percent is no longer in the way. */
function lackingSheets<S extends Settlement>({ judges, contest, setup }: PublishingFacts<S>): Concern[] {
  const scopes = new Map(judges.map((judge) => [judge.id, judge]))
  const asked = setup.entries.filter((one) => one.isAsked)
  const neededOf = new Map(
    asked.map(({ entry, applies }) => {
      const needed = setup.criteria.filter((criterion, index) => applies[index] && countsOverall(criterion))
      return [entry.id, needed]
    }),
  )
  const lacking = contest.sheets
    .filter(isSubmitted)
    .flatMap((sheet): Extract<Concern, { kind: "criterionMissing" }>[] => {
      const { judgeId, entryId } = sheet
      const needed = neededOf.get(entryId)?.filter(({ order }) => orderInScope(scopes.get(judgeId) ?? {}, order)) ?? []
      const criterionIds = lackedBy(sheet, new Set(needed.map(({ id }) => id)))
      return criterionIds.length > 0 ? [{ kind: "criterionMissing", judgeId, entryId, criterionIds }] : []
    })
  return lacking.sort((a, b) => a.judgeId - b.judgeId || a.entryId - b.entryId)
}

/** Nearly every sheet lacks nothing: it is found without a list of its scores. */
function lackedBy({ scores }: PanelSheet, needed: ReadonlySet<number>): number[] {
  const scored = scores.filter(({ criterionId, isScore }) => isScore && needed.has(criterionId))
  if (scored.length === needed.size) return []
  const given = new Set(scored.map(({ criterionId }) => criterionId))
  return [...needed].filter((id) => !given.has(id))
}

/** A stale settlement no longer matters once the same entries are settled again on the same ladder. */
function tieConcern<S extends Settlement>(tie: Tie<S>, ties: readonly Tie<S>[]): Concern[] {
  const { key: tieKey, ladder, place, entryIds, state, settlement } = tie
  if (state === "open") return [{ kind: "tieOpen", ladder, place, entryIds, tieKey }]
  if (state === "settled" || settlement === null) return []
  const isReplaced = ties.some(
    (other) => other.state === "settled" && other.ladder === ladder && isSameSet(other.entryIds, entryIds),
  )
  return isReplaced ? [] : [{ kind: "settlementStale", settlementId: settlement.id, ladder, entryIds }]
}

/** The awards that people can decide now: while a poll is open, its own line says so. */
function decidable<S extends Settlement>({ contest, standings, openPolls = [] }: PublishingFacts<S>): AwardProposal[] {
  const polled = contest.awards.filter(({ basis, basisId }) => basis === "audience" && openPolls.includes(basisId ?? 0))
  return standings.proposal.filter(({ awardId }) => !polled.some(({ id }) => id === awardId))
}

/**
 * An award is undecided while people must choose, while it waits for another award or a poll, and while a proposed winner is not
 * accepted.
 */
function awardConcerns({ awardId, winners, needsDecision, waitsFor }: AwardProposal): Concern[] {
  const flagged = winners.filter(({ isFlagged }) => isFlagged).map(({ entryId }) => entryId)
  const proposed = winners.filter(({ isPinned }) => !isPinned).map(({ entryId }) => entryId)
  const entryIds = [...proposed, ...(needsDecision?.entryIds ?? [])]
  const tieKey = needsDecision?.key ?? null
  const isUndecided = entryIds.length > 0 || waitsFor !== null || needsDecision?.kind === "pollOpen"
  return [
    ...(isUndecided ? [{ kind: "awardUndecided" as const, awardId, entryIds, waitsFor, tieKey }] : []),
    ...(flagged.length > 0 ? [{ kind: "awardFlagged" as const, awardId, entryIds: flagged }] : []),
  ]
}

/**
 * Compares confirmed winners with the places, which include settlements of ties. Where each class is a contest of its own, who was
 * confirmed overall before is in nobody's way.
 */
function outdatedWinners<S extends Settlement>({
  contest,
  lines,
  standings,
  confirmed,
  finalists,
}: PublishingFacts<S>) {
  const counting = confirmed.filter(({ winnerType }) => winnerType === "category" || contest.rules.ranks === "overall")
  const lineOf = new Map(lines.map((line) => [line.entry.id, line]))
  const results = standings.rows.flatMap(({ entryId, place }) => {
    const line = lineOf.get(entryId)
    return line ? [{ ...entryResult(line, place), place }] : []
  })
  return counting
    .filter(({ entryId, ...place }) => !entriesAt(results, place, finalists, standings.ties).includes(entryId))
    .map(({ id, entryId, winnerType, criterionId, position }): Concern => {
      return { kind: "winnerOutdated", confirmedWinnerId: id, entryId, winnerType, criterionId, position }
    })
}
