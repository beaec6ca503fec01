import { organizerContract as contract } from "@rosette/contract/routers"
import { trusted, withRecord } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { organizedPoll } from "./access.ts"
import { makeVoteCodes, voidVoteCodes } from "./code-commands.ts"
import { voteCodesOf } from "./code-queries.ts"
import { createPoll, deletePoll, updatePoll } from "./commands.ts"
import { pollsOf } from "./queries.ts"
import { closePoll, openPoll } from "./state-commands.ts"

/** For calls that name a poll: `ctx.poll` is the right to change it. */
const pollProcedure = withRecord("organizer", "pollId", "poll", organizedPoll)

export const polls = {
  polls: eventProcedure(contract.polls).query(({ ctx: { db, event } }) => pollsOf(db, event)),

  createPoll: eventProcedure(contract.createPoll).mutation(({ ctx: { db, event }, input }) =>
    createPoll(db, event, input),
  ),

  updatePoll: pollProcedure(contract.updatePoll).mutation(({ ctx: { db, poll }, input }) =>
    updatePoll(db, poll, input),
  ),

  deletePoll: pollProcedure(contract.deletePoll).mutation(({ ctx: { db, poll } }) => deletePoll(db, poll)),

  openPoll: pollProcedure(contract.openPoll).mutation(({ ctx: { db, poll }, input }) => openPoll(db, poll, input)),

  closePoll: pollProcedure(contract.closePoll).mutation(({ ctx: { db, poll } }) => closePoll(db, poll)),
}

export const voteCodes = {
  voteCodes: eventProcedure(trusted(contract.voteCodes)).query(({ ctx: { db, event }, input }) =>
    voteCodesOf(db, event, input),
  ),

  makeVoteCodes: eventProcedure(contract.makeVoteCodes).mutation(({ ctx: { db, event }, input }) =>
    makeVoteCodes(db, event, input),
  ),

  voidVoteCodes: eventProcedure(contract.voidVoteCodes).mutation(({ ctx: { db, event }, input }) =>
    voidVoteCodes(db, event, input),
  ),
}
