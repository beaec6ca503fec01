import { audienceContract, crewContract } from "@rosette/contract/routers"
import { procedure, trusted } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { codeOfAnybody, codeOfEvent } from "./access.ts"
import { ballotOf } from "./ballot-query.ts"
import { castVote, typeVote } from "./cast-command.ts"

export const audience = {
  ballot: procedure(trusted(audienceContract.ballot)).mutation(async ({ ctx, input }) => {
    const { db, services, address } = ctx
    return ballotOf(db, await codeOfAnybody(db, services.votes, address, input.code))
  }),

  cast: procedure(audienceContract.cast).mutation(async ({ ctx, input }) => {
    const { db, services, address } = ctx
    return castVote(db, await codeOfAnybody(db, services.votes, address, input.code), input)
  }),
}

/** What is typed at the desk of tickets on paper. */
export const deskVotes = {
  typeVote: eventProcedure(crewContract.typeVote).mutation(async ({ ctx: { db, event }, input }) =>
    typeVote(db, await codeOfEvent(db, event, input.code), input),
  ),
}
