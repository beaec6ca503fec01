import type { Conflict } from "@rosette/contract/conflicts"
import type { Entry } from "@rosette/contract/entries"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { compareVotingIds } from "@rosette/domain/entries/voting-id"
import { useMemo } from "react"
import { isolatedName } from "../../lib/isolated.ts"
import { type Outputs, trpc } from "../../lib/trpc.ts"
import type { QueryState } from "../../ui/states/loaded.tsx"

export type Pair = { judgeId: number; entryId: number }

/** Whose conflicts are shown: a judge's, an entry's, or all. */
export type About = Partial<Pair>

type Names = { judges: readonly Pick<JudgeForOrganizer, "id" | "name">[]; entries: readonly Entry[] }

export type NamedConflict = Conflict & { judgeName: string; entryName: string }
export type NamedPair = Pair & { judgeName: string; entryName: string; owner: string }

export type ShownConflicts = {
  active: NamedConflict[]
  dismissed: NamedConflict[]
  proposed: NamedPair[]
} & Names

/** The conflicts and proposals of a judge, an entry or all, with names, by entry; those of a removed judge or entry are left out. */
export function namedPairs(
  { conflicts, proposed }: Outputs["organizer"]["conflicts"],
  names: Names,
  { judgeId, entryId }: About,
): ShownConflicts {
  const judges = new Map(names.judges.map(({ id, name }) => [id, name]))
  const entries = new Map(names.entries.map((entry) => [entry.id, entry]))
  const named = <P extends Pair>(pairs: readonly P[]) =>
    pairs
      .flatMap((pair) => {
        const [judgeName, entry] = [judges.get(pair.judgeId), entries.get(pair.entryId)]
        const isShown = (judgeId ?? pair.judgeId) === pair.judgeId && (entryId ?? pair.entryId) === pair.entryId
        if (judgeName === undefined || !entry || !isShown) return []
        return [{ ...pair, judgeName, entryName: isolatedName(entry), owner: entry.ownerParticipant, entry }]
      })
      .sort((a, b) => compareVotingIds(a.entry.votingId, b.entry.votingId) || a.judgeName.localeCompare(b.judgeName))
  const inState = (state: Conflict["state"]) => named(conflicts.filter((one) => one.state === state))
  return { active: inState("active"), dismissed: inState("dismissed"), proposed: named(proposed), ...names }
}

/** What `namedPairs` returns, as it is now. */
export function useNamedPairs(eventId: number, { judgeId, entryId }: About): QueryState<ShownConflicts> {
  const conflicts = trpc.organizer.conflicts.useQuery({ eventId })
  const judges = trpc.organizer.judges.useQuery({ eventId })
  const entries = trpc.organizer.entries.useQuery({ eventId })
  const data = useMemo(
    () =>
      conflicts.data && judges.data && entries.data
        ? namedPairs(conflicts.data, { judges: judges.data, entries: entries.data }, { judgeId, entryId })
        : undefined,
    [conflicts.data, judges.data, entries.data, judgeId, entryId],
  )
  return {
    data,
    error: conflicts.error ?? judges.error ?? entries.error,
    isFetching: conflicts.isFetching || judges.isFetching || entries.isFetching,
    refetch: () => Promise.all([conflicts.refetch(), judges.refetch(), entries.refetch()]),
  }
}
