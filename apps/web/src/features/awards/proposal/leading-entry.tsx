import type { AwardChoices } from "../award-basis.ts"
import type { HeldAwards } from "../award-holders.ts"
import { leadingWords } from "./proposal-lines.ts"
import { useAwardProposal } from "./use-award-proposal.ts"

type Props = { eventId: number; awardId: number; held: HeldAwards; choices: AwardChoices }

/** Who would get an award by its rule now; nothing until that is known. */
export function LeadingEntry({ eventId, awardId, held, choices }: Props) {
  const { data } = useAwardProposal(eventId, held, choices)
  const words = leadingWords(data?.awards.find(({ award }) => award.id === awardId))
  return words && <p>{words}</p>
}
