import type { Entry } from "@rosette/contract/entries"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { NO_CLASS } from "@rosette/domain/contest/scorecard"
import { compareVotingIds } from "@rosette/domain/entries/voting-id"
import { useMemo } from "react"
import { type Outputs, trpc } from "../../../lib/trpc.ts"
import type { QueryState } from "../../../ui/states/loaded.tsx"
import { classChoices, type NamedClasses } from "../../classes/class-choice.ts"
import { whenTabOpens } from "../../live/dashboard-freshness.ts"

type Coverage = Outputs["organizer"]["coverage"]

export type CoveredEntry = {
  entryId: number
  votingId: string
  entryName: string
  need: number
  done: number
  /** One letter for each judge. */
  cells: string
}

export type CoveredJudge = Coverage["judges"][number] & {
  name: string
  hasLeft: boolean
  /** Of the entry that is open on the judge's phone. */
  openVotingId: string | null
}

export type CoveredClass = {
  classId: number
  /** Null in an event without classes. */
  name: string | null
  need: number
  done: number
  endsAt: string | null
  entries: CoveredEntry[]
}

export type Covered = { judges: CoveredJudge[]; classes: CoveredClass[] }

type Names = {
  entries: readonly Entry[]
  judges: readonly Pick<JudgeForOrganizer, "id" | "name" | "hasLeft">[]
  classes: NamedClasses
}

/** The coverage with names, by class, each in voting ID order; an entry that is not listed yet is left out. */
export function coveredClasses(coverage: Coverage, names: Names): Covered {
  const entries = new Map(names.entries.map((entry) => [entry.id, entry]))
  const states = new Map(coverage.judges.map((judge) => [judge.judgeId, judge]))
  const judges = coverage.judgeIds.flatMap((id) => {
    const [state, named] = [states.get(id), names.judges.find((one) => one.id === id)]
    if (!state) return []
    const openVotingId = entries.get(state.openEntryId ?? 0)?.votingId ?? null
    const hasLeft = named?.hasLeft ?? false
    // Nobody waits for a judge who has left.
    const isFree = state.isFree && !hasLeft
    return [{ ...state, name: named?.name ?? "A removed judge", hasLeft, isFree, openVotingId }]
  })
  const rows = coverage.entries.flatMap(({ entryId, need, done, cells }) => {
    const entry = entries.get(entryId)
    if (!entry) return []
    const { votingId, entryName, classId } = entry
    return [{ entryId, votingId, entryName, need, done, cells, classId: classId ?? NO_CLASS }]
  })
  const inOrder = rows.sort((a, b) => compareVotingIds(a.votingId, b.votingId))
  const classes = classChoices(names.classes).flatMap(({ id, name }) => {
    const counted = coverage.classes.find((one) => (one.classId ?? NO_CLASS) === id)
    const ofClass = inOrder.filter(({ classId }) => classId === id)
    if (ofClass.length === 0) return []
    const { need = 0, done = 0, endsAt = null } = counted ?? {}
    return [{ classId: id, name: names.classes.length > 0 ? name : null, need, done, endsAt, entries: ofClass }]
  })
  return { judges, classes }
}

/** Those who lack the most sheets first. */
export const worstFirst = (entries: readonly CoveredEntry[]): CoveredEntry[] =>
  entries.toSorted((a, b) => b.need - b.done - (a.need - a.done) || compareVotingIds(a.votingId, b.votingId))

/** Who has which entries, as it is now. */
export function useCoverage(eventId: number): QueryState<Covered> {
  const coverage = trpc.organizer.coverage.useQuery({ eventId }, { refetchOnMount: whenTabOpens })
  const entries = trpc.organizer.entries.useQuery({ eventId })
  const judges = trpc.organizer.judges.useQuery({ eventId })
  const classes = trpc.organizer.classes.useQuery({ eventId })
  const data = useMemo(
    () =>
      coverage.data && entries.data && judges.data && classes.data
        ? coveredClasses(coverage.data, { entries: entries.data, judges: judges.data, classes: classes.data })
        : undefined,
    [coverage.data, entries.data, judges.data, classes.data],
  )
  const all = [coverage, entries, judges, classes]
  return {
    data,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  }
}
