import type { CeremonyLine } from "@rosette/contract/ceremony"
import { shortSum } from "@rosette/contract/short-sum"
import type { SnapshotBody, SnapshotLine } from "@rosette/contract/snapshots"
import { publishedLines } from "@rosette/domain/ceremony/published-lines"
import { type RunLine, runOrder } from "@rosette/domain/ceremony/run-order"
import { useMemo } from "react"
import { trpc } from "../../../lib/trpc.ts"
import type { QueryState } from "../../../ui/states/loaded.tsx"

/** How the ceremony is arranged: the order of its lines, and which are left out. */
export type Arrangement = readonly Pick<CeremonyLine, "key" | "kind" | "title" | "isHidden">[]

/** A published version for printing; nothing on paper comes from anywhere else. */
export type PaperVersion = {
  version: number
  digits: string
  body: SnapshotBody
  /** In the order in which they are announced. */
  lines: readonly RunLine[]
  /** The titles of the lines left out of the ceremony; they are on no paper. */
  leftOut: readonly string[]
  /** Whether owners see who wrote a comment. */
  showsJudges: boolean
}

type Source = {
  snapshot: Pick<SnapshotLine, "version" | "sha256"> & { body: string }
  arrangement: Arrangement
  showsJudges: boolean
}

export function paperVersion({ snapshot, arrangement, showsJudges }: Source): PaperVersion {
  // The server stored it in the contract's shape.
  const body = JSON.parse(snapshot.body) as SnapshotBody
  const arranged = arrangement.map(({ key, kind, title, isHidden }) => {
    return { key, isHidden, text: kind === "text" ? title : null }
  })
  const lines = runOrder(publishedLines(body), arranged)
  return {
    version: snapshot.version,
    digits: shortSum(snapshot.sha256),
    body,
    lines: lines.filter(({ isHidden }) => !isHidden),
    leftOut: lines.filter(({ isHidden, kind }) => isHidden && kind !== "text").map(({ title }) => title),
    showsJudges,
  }
}

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
