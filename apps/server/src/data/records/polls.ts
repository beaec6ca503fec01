import type { Poll, VoteCounts } from "@rosette/domain/audience/polls"
import type { RowOf } from "../rows.ts"
import { idsIn, voteCountsIn } from "./json-columns.ts"

/** A poll as the rules look at it. */
export const pollForRules = ({ id, classIds, state, counts }: RowOf<"Poll">): Poll => ({
  id,
  classIds: idsIn(classIds),
  state,
  counts: countsOf(counts),
})

const countsOf = (text: string | null): VoteCounts | null => (text === null ? null : voteCountsIn(text))
