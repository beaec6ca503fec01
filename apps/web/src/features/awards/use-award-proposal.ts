import type { AwardsProposal } from "@rosette/contract/award-proposals"
import { useMemo } from "react"
import { trpc } from "../../lib/trpc.ts"
import type { AwardChoices } from "./award-basis.ts"
import type { HeldAwards } from "./award-holders.ts"
import { proposedAwards, provisionalWords } from "./proposal-lines.ts"

/** The proposal as one query; `version` is sent with an acceptance. */
export function useAwardProposal(eventId: number, { awards, entries }: HeldAwards, choices: AwardChoices) {
  // Without live updates the results may have changed unseen, so they are fetched whenever the tab is opened.
  const fresh = { staleTime: 0 }
  const proposal = trpc.awards.proposal.useQuery({ eventId }, fresh)
  const results = trpc.organizer.results.useQuery({ eventId }, fresh)
  const outstanding = trpc.organizer.outstanding.useQuery({ eventId }, fresh)
  const isKept = awards.some(({ holders }) => holders.some(({ assignment }) => assignment.kept !== null))
  const enabled = isKept || (proposal.data?.awards.some(needsPerson) ?? false)
  const flagged = trpc.awards.flagged.useQuery({ eventId }, { ...fresh, enabled })
  const data = useMemo(() => {
    if (!proposal.data || !results.data) return undefined
    const { version } = proposal.data
    const isOfSame = flagged.data?.version === version
    const facts = {
      awards,
      entries,
      choices,
      results: results.data.entries,
      flagged: isOfSame && flagged.data ? flagged.data.awards : null,
    }
    return { version, awards: proposedAwards(proposal.data.awards, facts) }
  }, [proposal.data, results.data, flagged.data, awards, entries, choices])
  const isAwardLacking = proposal.data?.awards.some(({ lacking = [] }) => lacking.length > 0)
  const parts = [proposal, results]
  return {
    data,
    error: parts.find(({ error }) => error)?.error,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(parts.filter(({ error }) => error).map(({ refetch }) => refetch())),
    provisional: outstanding.data ? provisionalWords(outstanding.data, isAwardLacking) : null,
  }
}

const needsPerson = ({ winners, needsDecision }: AwardsProposal["awards"][number]): boolean =>
  winners.some(({ isFlagged }) => isFlagged) || (needsDecision?.key === null && needsDecision.kind !== "pollOpen")
