import { useEffect, useMemo, useState } from "react"
import { isFields } from "../../../lib/is-fields.ts"
import { stored } from "../../../lib/stored.ts"
import { trpcClient } from "../../../lib/trpc-client.ts"
import type { Offered, SheetCount } from "../../../offline/offer.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { loadedOffline } from "./offline-part.ts"

type OwnSheets = ReadonlyMap<number, { isSubmitted: boolean }>

const isOffered = (value: unknown): value is Offered =>
  isFields(value) && Array.isArray(value.counts) && Array.isArray(value.submittedIds)

type Progress = {
  stats: { completed: number; total: number }
  session: { completed: number; inProgress: number; remaining: number }
}

/** A judge's progress where judges share the entries: of what is theirs, as far as it is known. */
export function sharedProgress({ stats, session }: Progress, total: number | undefined): Progress {
  if (total === undefined) return { stats, session }
  const own = Math.max(total, stats.completed)
  const remaining = Math.max(0, own - session.completed - session.inProgress)
  return { stats: { ...stats, total: own }, session: { ...session, remaining } }
}

/** The last answer on this device, to go on with after the browser was closed. */
export const lastOffer = ({ databaseId, judge }: Pick<Workspace, "databaseId" | "judge">) =>
  stored<Offered>(() => localStorage, `rosette.offer.${databaseId}.${judge.id}`, isOffered)

/** What a judge is offered where the organizer has set a number of sheets for each entry. */
export type Offer = {
  /** The entry to judge next; null if nothing is needed of this judge. */
  entryId: number | null
  counts: ReadonlyMap<number, SheetCount>
  /** How many sheets are this judge's, with their share of what is missing; undefined until the server has answered. */
  total: number | undefined
}

/**
 * The offer of this judge; null where no number of sheets is set. The server is asked at the beginning, after each sheet that it has
 * got, after a change of the event, and if the judge is asked for an entry; meanwhile, and without a connection, this device computes the
 * same from what it knows. While judging is closed nothing is offered, so the last answer stands.
 */
export function useOffer(workspace: Workspace, own: OwnSheets, isSignedIn: boolean): Offer | null {
  const { place, judge, sheets, event, messages } = workspace
  const askedFor = messages.flatMap(({ entryId }) => entryId ?? []).join()
  const isUsed = place !== null
  const [offered, setOffered] = useState<Offered | null>(() => (isUsed ? lastOffer(workspace).read() : null))
  const submittedThere = sheets
    .flatMap(({ entryId, isSubmitted }) => (isSubmitted ? [entryId] : []))
    .sort((a, b) => a - b)
    .join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each of these
  useEffect(() => {
    if (!isUsed || !isSignedIn || !event.isActive) return
    let isLeft = false
    const submittedIds = submittedThere.split(",").filter(Boolean).map(Number)
    Promise.all([trpcClient.judge.next.mutate(), trpcClient.judge.progress.query({ judgeId: judge.id })]).then(
      ([answer, { stats }]) => {
        if (isLeft) return
        const next = { ...answer, submittedIds, total: stats.total }
        setOffered(next)
        lastOffer(workspace).write(next)
      },
      // Without an answer this device computes the offer.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [isUsed, isSignedIn, submittedThere, event.isActive, event.setupVersion, askedFor])
  return useMemo(() => {
    if (!isUsed) return null
    const { countsHere, offerHere } = loadedOffline()
    return { entryId: offerHere(workspace, own, offered), counts: countsHere(offered, own), total: offered?.total }
  }, [isUsed, workspace, own, offered])
}
