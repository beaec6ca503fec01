import { criterionApplies } from "../contest/applicability.ts"
import { type Fraction, fraction, roundedUp, sumOf } from "../contest/fraction.ts"
import { type JudgeScope, orderInScope, sectionsOf } from "../contest/judge-scope.ts"
import { isAskedFor } from "../contest/scorecard.ts"
import { type CriterionToJudge, type EntryToJudge, isAskedOf } from "./due.ts"

/** An active judge of the event. */
export type PanelJudge = JudgeScope & { id: number }

/** An entry of the event. */
export type PanelEntry = EntryToJudge & { id: number }

/** A judge and an entry. */
export type Pair = { judgeId: number; entryId: number }

/**
 * Who judges an event, and what is in. `sheetsPerEntry` is null where every pair is expected. `conflicts` are the pairs from which a
 * judge has stepped aside, `submitted` those with a submitted sheet.
 */
export type Panel = {
  judges: readonly PanelJudge[]
  entries: readonly PanelEntry[]
  criteria: readonly CriterionToJudge[]
  sheetsPerEntry: number | null
  conflicts: readonly Pair[]
  submitted: readonly Pair[]
}

/**
 * The sheets of an entry that a team owes. `can`: judges who are asked for it or have a sheet of it that counts, `need` of them are
 * wanted. `done`: sheets that count. `open`: the judges who are asked for it and have not submitted it.
 */
export type EntryNeed = { entryId: number; can: number; need: number; done: number; open: readonly number[] }

/** The judges with the same sections; empty sections mean all. */
export type Team = { sections: number[]; judgeIds: number[]; entries: EntryNeed[] }

/** How many of a judge's sheets count, and how many they have once nothing is missing. */
export type JudgeShare = { judgeId: number; completed: number; total: number }

/** A test of whether a pair is among these. */
export function pairTest(pairs: readonly Pair[]): (judgeId: number, entryId: number) => boolean {
  const byJudge = new Map<number, Set<number>>()
  for (const { judgeId, entryId } of pairs) {
    const own = byJudge.get(judgeId)
    if (own) own.add(entryId)
    else byJudge.set(judgeId, new Set([entryId]))
  }
  return (judgeId, entryId) => byJudge.get(judgeId)?.has(entryId) === true
}

/**
 * Returns what each team owes and has of each entry. Product rule: `sheetsPerEntry` holds for each team, and a team owes as many as can
 * score the entry. A sheet counts if it is submitted, judges are asked for its entry, and its judge has not stepped aside.
 */
export function teamNeeds({ judges, entries, criteria, sheetsPerEntry, ...pairs }: Panel): Team[] {
  const hasSteppedAside = pairTest(pairs.conflicts)
  const hasSubmitted = pairTest(pairs.submitted)
  return teamsOf(judges).map(({ sections, members }) => ({
    sections,
    judgeIds: members.map(({ id }) => id),
    entries: entries.map((entry) => {
      const able = isAskedFor(criteria, entry) ? members.filter(({ id }) => !hasSteppedAside(id, entry.id)) : []
      const done = able.filter(({ id }) => hasSubmitted(id, entry.id)).length
      const open = able.filter((one) => !hasSubmitted(one.id, entry.id) && isAskedOf(one, entry, criteria))
      const can = done + open.length
      return {
        entryId: entry.id,
        can,
        need: Math.min(sheetsPerEntry ?? can, can),
        done,
        open: open.map(({ id }) => id),
      }
    }),
  }))
}

/** Equal for judges of one team: those with the same sections. */
export const teamKey = (judge: PanelJudge): string => sectionsOf(judge).join()

/** The judges by their sections, those for everything first. */
function teamsOf(judges: readonly PanelJudge[]): { sections: number[]; members: PanelJudge[] }[] {
  const byKey = Map.groupBy(judges, teamKey)
  return [...byKey]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, members]) => ({ sections: members[0] ? sectionsOf(members[0]) : [], members }))
}

/** The team's need once one of its judges, who has not stepped aside from the entry, has submitted a sheet of it. */
export function needWithSheet(need: EntryNeed, judgeId: number, sheetsPerEntry: number | null): EntryNeed {
  const open = need.open.filter((id) => id !== judgeId)
  const done = need.done + 1
  const can = done + open.length
  return { entryId: need.entryId, can, need: Math.min(sheetsPerEntry ?? can, can), done, open }
}

/** The sheets of an event: expected, in, and in beyond what was needed. */
export function sumOfNeeds(teams: readonly Team[]): { expected: number; submitted: number; surplus: number } {
  const needs = teams.flatMap(({ entries }) => entries)
  const sum = (of: (need: EntryNeed) => number) => needs.reduce((total, need) => total + of(need), 0)
  return {
    expected: sum(({ need }) => need),
    submitted: sum(({ need, done }) => Math.min(done, need)),
    surplus: sum(({ need, done }) => Math.max(0, done - need)),
  }
}

/**
 * Returns what each judge has done and is expected to do. Product rule: what an entry lacks is divided evenly among the judges who are
 * asked for it and have not submitted it; the exact shares of a judge are summed, then rounded up.
 */
export function judgeShares(panel: Panel, teams: readonly Team[]): JudgeShare[] {
  const hasSteppedAside = pairTest(panel.conflicts)
  const asked = new Set(panel.entries.filter((entry) => isAskedFor(panel.criteria, entry)).map(({ id }) => id))
  const counting = panel.submitted.filter(
    ({ judgeId, entryId }) => asked.has(entryId) && !hasSteppedAside(judgeId, entryId),
  )
  const byJudge = Map.groupBy(counting, ({ judgeId }) => judgeId)
  return panel.judges.map(({ id }) => judgeShare(id, byJudge.get(id)?.length ?? 0, teams))
}

/** The same of one judge, by how many of their sheets count. */
export function judgeShare(judgeId: number, completed: number, teams: readonly Team[]): JudgeShare {
  const entries = teams.find(({ judgeIds }) => judgeIds.includes(judgeId))?.entries ?? []
  return { judgeId, completed, total: completed + roundedUp(shareOf(judgeId, entries)) }
}

/** How many scores are asked of these judges in all: the criteria of their sections that apply, over the entries that they are asked for. */
export function scoresAskedOf(judges: readonly PanelJudge[], { entries, criteria, conflicts }: Panel): number {
  const hasSteppedAside = pairTest(conflicts)
  const pairs = judges.flatMap((judge) =>
    entries
      .filter((entry) => !hasSteppedAside(judge.id, entry.id) && isAskedOf(judge, entry, criteria))
      .map((entry) => criteria.filter((one) => orderInScope(judge, one.order) && criterionApplies(one, entry)).length),
  )
  return pairs.reduce((sum, count) => sum + count, 0)
}

/** The sheets that a judge is still expected to submit, as an exact number. */
export function shareOf(judgeId: number, entries: readonly EntryNeed[]): Fraction {
  const missingByJudges = new Map<number, number>()
  for (const { open, need, done } of entries)
    if (need > done && open.includes(judgeId))
      missingByJudges.set(open.length, (missingByJudges.get(open.length) ?? 0) + need - done)
  return sumOf([...missingByJudges].map(([judges, missing]) => fraction(missing, judges)))
}
