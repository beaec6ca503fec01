import type { SnapshotLine } from "@rosette/contract/snapshots"
import { useMemo } from "react"
import { trpc } from "../../../lib/trpc.ts"
import type { QueryState } from "../../../ui/states/loaded.tsx"
import { type PaperVersion, paperVersion } from "./content/paper-version.ts"

type PaperReads = {
  versions: QueryState<readonly SnapshotLine[]>
  /** The chosen version with the arrangement of its ceremony. */
  read: QueryState<PaperVersion>
}

/** The versions of an event, and the chosen one; null always means the last. */
export function usePaperReads(eventId: number, chosen: number | null): PaperReads {
  const { organizer } = trpc
  const versions = organizer.snapshots.useQuery({ eventId }, { staleTime: 0 })
  const version = chosen ?? versions.data?.at(-1)?.version ?? null
  const isKnown = version !== null
  const snapshot = organizer.snapshot.useQuery(
    { eventId, version: version ?? 1 },
    // A version never changes.
    { enabled: isKnown, staleTime: Number.POSITIVE_INFINITY },
  )
  const ceremony = organizer.ceremony.useQuery({ eventId }, { enabled: isKnown, staleTime: 0 })
  const page = organizer.publicPage.useQuery({ eventId }, { enabled: isKnown, staleTime: 0 })
  const arrangement = ceremony.data?.lines
  const showsJudges = page.data?.showsJudges
  const data = useMemo(
    () =>
      snapshot.data && arrangement && showsJudges !== undefined
        ? paperVersion({ snapshot: snapshot.data, arrangement, showsJudges })
        : undefined,
    [snapshot.data, arrangement, showsJudges],
  )
  const reads = [snapshot, ceremony, page]
  return {
    versions,
    read: {
      data,
      error: snapshot.error ?? ceremony.error ?? page.error,
      isFetching: reads.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
    },
  }
}
