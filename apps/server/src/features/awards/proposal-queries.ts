import { LIMITS } from "@rosette/contract/limits"
import type { awardsContract as contract } from "@rosette/contract/routers"
import { type AwardGround, cascadeOf, openSlots } from "@rosette/domain/contest/cascade"
import { ladderedAward, proposeAwards } from "@rosette/domain/contest/proposal"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { currentResults, type ResultsAtVersion } from "../results/current-results-query.ts"

/** Who would get which award by the rules, with the version of the results that this is based on. */
export async function awardsProposal(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.proposal.output>> {
  const { version, standings } = await currentResults(db, eventId)
  return { version, awards: standings.proposal.map(({ passedOver: _, disputed: __, ...award }) => award) }
}

/** The slots of awards that a person must decide, and everything that follows from each way to do it. */
export async function flaggedAwards(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.flagged.output>> {
  const found = await currentResults(db, eventId)
  const ground = awardGround(found)
  const awards = found.standings.proposal.flatMap((proposal) => {
    const { awardId } = proposal
    const slots = openSlots(proposal).map(({ from, isKept, heirs }) => ({
      from,
      isKept,
      heirs: heirs.slice(0, LIMITS.award.namedHeirs).map((to) => {
        return { entryId: to, moves: cascadeOf(ground, { awardId, from, to }).moves }
      }),
    }))
    return slots.length > 0 ? [{ awardId, entryIds: withoutWinners(ground, awardId), slots }] : []
  })
  return { version: found.version, awards }
}

/** The awards of a contest with their ladders, and who holds them. */
export function awardGround({
  decisions,
  lines,
  standings,
}: Pick<ResultsAtVersion, "decisions" | "lines" | "standings">): AwardGround {
  const entries = new Map(lines.map(({ entry }) => [entry.id, entry]))
  const { ranks } = decisions.rules
  const awards = decisions.awards.map((award) => ladderedAward(award, standings.ladders, entries, ranks))
  return { awards, winners: decisions.winners }
}

/** The entries that would win the award, or that are tied for it, if nobody held it and the other awards stayed. */
function withoutWinners({ awards, winners }: AwardGround, awardId: number): number[] {
  const others = winners.filter((winner) => winner.awardId !== awardId)
  const proposed = proposeAwards(awards, others).find((award) => award.awardId === awardId)
  return [...(proposed?.winners ?? []).map(({ entryId }) => entryId), ...(proposed?.needsDecision?.entryIds ?? [])]
}
