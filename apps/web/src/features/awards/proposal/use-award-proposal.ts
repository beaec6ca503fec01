import { useMemo } from "react"
import { trpc } from "../../../lib/trpc.ts"
import type { AwardChoices } from "../award-basis.ts"
import type { HeldAwards } from "../award-holders.ts"
import { proposedAwards, provisionalWords } from "./proposal-lines.ts"

/** Who would get which award by the rules, as one query; `version` is what an acceptance refers to. */
export function useAwardProposal(eventId: number, { awards, entries }: HeldAwards, choices: AwardChoices) {
  // Where the dashboard is not live, judges move the results unseen: they are fetched whenever the tab is opened.
  const anew = { staleTime: 0 }
  const proposal = trpc.awards.proposal.useQuery({ eventId }, anew)
  const results = trpc.organizer.results.useQuery({ eventId }, anew)
  const outstanding = trpc.organizer.outstanding.useQuery({ eventId }, anew)
  const isFlagged = proposal.data?.awards.some(({ winners }) => winners.some((winner) => winner.isFlagged)) ?? false
  const flagged = trpc.awards.flagged.useQuery({ eventId }, { ...anew, enabled: isFlagged })
  const data = useMemo(() => {
    if (!proposal.data || !results.data) return undefined
    const { version } = proposal.data
    const isOfSame = flagged.data?.version === version
    const facts = {
      ...{ awards, entries, choices },
      results: results.data.entries,
      flagged: isOfSame && flagged.data ? flagged.data.awards : null,
    }
    return { version, awards: proposedAwards(proposal.data.awards, facts) }
  }, [proposal.data, results.data, flagged.data, awards, entries, choices])
  const parts = [proposal, results]
  return {
    data,
    error: parts.find(({ error }) => error)?.error,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(parts.filter(({ error }) => error).map(({ refetch }) => refetch())),
    provisional: outstanding.data ? provisionalWords(outstanding.data) : null,
  }
}

/** Fetches the proposal anew, after whatever moves it. */
export function useProposalRefresh(eventId: number): () => Promise<unknown> {
  const { awards } = trpc.useUtils()
  return () => Promise.all([awards.proposal.invalidate({ eventId }), awards.flagged.invalidate({ eventId })])
}
