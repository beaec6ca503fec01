import type { awardsContract as contract } from "@rosette/contract/routers"
import { proposeAwards, rungsFor } from "@rosette/domain/awards/proposal"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { type EventContest, eventContest } from "../results/contest-query.ts"
import { currentResults } from "../results/current-results-query.ts"

/** Who would get which award by the rules, with the version of the results that this is based on. */
export async function awardsProposal(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.proposal.output>> {
  const { version, standings } = await currentResults(db, eventId)
  return { version, awards: standings.proposal.map(({ passedOver: _, ...award }) => award) }
}

/** Who would get the awards with flagged winners now. */
export async function flaggedAwards(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.flagged.output>> {
  const found = await eventContest(db, eventId)
  const flagged = found.standings.proposal.filter(({ winners }) => winners.some(({ isFlagged }) => isFlagged))
  return {
    version: found.version,
    awards: flagged.map(({ awardId }) => ({ awardId, entryIds: withoutWinners(found, awardId) })),
  }
}

/** The entries that would win the award, or that are tied for it, if nobody held it and the other awards stayed. */
function withoutWinners({ contest, lines, standings }: EventContest, awardId: number): number[] {
  const entries = new Map(lines.map(({ entry }) => [entry.id, entry]))
  const awards = contest.awards.map((award) => ({ ...award, rungs: rungsFor(award, standings.ladders, entries) }))
  const others = contest.winners.filter((winner) => winner.awardId !== awardId)
  const proposed = proposeAwards(awards, others).find((award) => award.awardId === awardId)
  return [...(proposed?.winners ?? []).map(({ entryId }) => entryId), ...(proposed?.needsDecision?.entryIds ?? [])]
}
