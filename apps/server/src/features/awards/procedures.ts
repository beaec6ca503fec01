import { awardsContract as contract } from "@rosette/contract/routers"
import { withRecord } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { organizedAward, organizedAwardWinner, organizedWinner } from "./access.ts"
import { assignAward, unassignAward } from "./assignment-commands.ts"
import { createAward, deleteAward, updateAward } from "./award-commands.ts"
import { acceptProposal } from "./proposal-command.ts"
import { awardsProposal, flaggedAwards } from "./proposal-queries.ts"
import { awardsOf, awardWinnersOf, confirmedWinnersOf } from "./queries.ts"
import { giveAward, keepWinner } from "./slot-commands.ts"
import { confirmWinner, withdrawWinner } from "./winner-commands.ts"

/** For calls that name an award, an assignment of one, or a confirmed winner. */
const awardProcedure = withRecord("organizer", "awardId", "award", organizedAward)
const awardWinnerProcedure = withRecord("organizer", "awardWinnerId", "awardWinner", organizedAwardWinner)
const confirmedWinnerProcedure = withRecord("organizer", "confirmedWinnerId", "winner", organizedWinner)

export const awards = {
  list: eventProcedure(contract.list).query(({ ctx: { db, event } }) => awardsOf(db, event)),

  create: eventProcedure(contract.create).mutation(({ ctx: { db, event }, input }) => createAward(db, event, input)),

  update: awardProcedure(contract.update).mutation(({ ctx: { db, award }, input }) => updateAward(db, award, input)),

  delete: awardProcedure(contract.delete).mutation(({ ctx: { db, award } }) => deleteAward(db, award)),

  winners: eventProcedure(contract.winners).query(({ ctx: { db, event } }) => awardWinnersOf(db, event)),

  assign: awardProcedure(contract.assign).mutation(({ ctx: { db, award }, input }) => assignAward(db, award, input)),

  unassign: awardWinnerProcedure(contract.unassign).mutation(({ ctx: { db, awardWinner } }) =>
    unassignAward(db, awardWinner),
  ),

  proposal: eventProcedure(contract.proposal).query(({ ctx: { db, event } }) => awardsProposal(db, event)),

  flagged: eventProcedure(contract.flagged).query(({ ctx: { db, event } }) => flaggedAwards(db, event)),

  accept: eventProcedure(contract.accept).mutation(({ ctx: { db, event }, input }) => acceptProposal(db, event, input)),

  keep: awardWinnerProcedure(contract.keep).mutation(({ ctx: { db, awardWinner }, input }) =>
    keepWinner(db, awardWinner, input),
  ),

  give: awardProcedure(contract.give).mutation(({ ctx: { db, award }, input }) => giveAward(db, award, input)),

  confirmedWinners: eventProcedure(contract.confirmedWinners).query(({ ctx: { db, event } }) =>
    confirmedWinnersOf(db, event),
  ),

  confirmWinner: eventProcedure(contract.confirmWinner).mutation(({ ctx: { db, event }, input }) =>
    confirmWinner(db, event, input),
  ),

  withdrawWinner: confirmedWinnerProcedure(contract.withdrawWinner).mutation(({ ctx: { db, winner } }) =>
    withdrawWinner(db, winner),
  ),
}
