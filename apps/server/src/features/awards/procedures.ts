import { awardsContract as contract } from "@rosette/contract/routers"
import { organizerWithRecord } from "../../kernel/access-levels.ts"
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
const awardProcedure = organizerWithRecord("awardId", "award", organizedAward)
const awardWinnerProcedure = organizerWithRecord("awardWinnerId", "awardWinner", organizedAwardWinner)
const confirmedWinnerProcedure = organizerWithRecord("confirmedWinnerId", "winner", organizedWinner)

export const awards = {
  list: eventProcedure(contract.list.input)
    .output(contract.list.output)
    .query(({ ctx: { db, event } }) => awardsOf(db, event)),

  create: eventProcedure(contract.create.input)
    .output(contract.create.output)
    .mutation(({ ctx: { db, event }, input }) => createAward(db, event, input)),

  update: awardProcedure(contract.update.input)
    .output(contract.update.output)
    .mutation(({ ctx: { db, award }, input }) => updateAward(db, award, input)),

  delete: awardProcedure(contract.delete.input)
    .output(contract.delete.output)
    .mutation(({ ctx: { db, award } }) => deleteAward(db, award)),

  winners: eventProcedure(contract.winners.input)
    .output(contract.winners.output)
    .query(({ ctx: { db, event } }) => awardWinnersOf(db, event)),

  assign: awardProcedure(contract.assign.input)
    .output(contract.assign.output)
    .mutation(({ ctx: { db, award }, input }) => assignAward(db, award, input)),

  unassign: awardWinnerProcedure(contract.unassign.input)
    .output(contract.unassign.output)
    .mutation(({ ctx: { db, awardWinner } }) => unassignAward(db, awardWinner)),

  proposal: eventProcedure(contract.proposal.input)
    .output(contract.proposal.output)
    .query(({ ctx: { db, event } }) => awardsProposal(db, event)),

  flagged: eventProcedure(contract.flagged.input)
    .output(contract.flagged.output)
    .query(({ ctx: { db, event } }) => flaggedAwards(db, event)),

  accept: eventProcedure(contract.accept.input)
    .output(contract.accept.output)
    .mutation(({ ctx: { db, event }, input }) => acceptProposal(db, event, input)),

  keep: awardWinnerProcedure(contract.keep.input)
    .output(contract.keep.output)
    .mutation(({ ctx: { db, awardWinner }, input }) => keepWinner(db, awardWinner, input)),

  give: awardProcedure(contract.give.input)
    .output(contract.give.output)
    .mutation(({ ctx: { db, award }, input }) => giveAward(db, award, input)),

  confirmedWinners: eventProcedure(contract.confirmedWinners.input)
    .output(contract.confirmedWinners.output)
    .query(({ ctx: { db, event } }) => confirmedWinnersOf(db, event)),

  confirmWinner: eventProcedure(contract.confirmWinner.input)
    .output(contract.confirmWinner.output)
    .mutation(({ ctx: { db, event }, input }) => confirmWinner(db, event, input)),

  withdrawWinner: confirmedWinnerProcedure(contract.withdrawWinner.input)
    .output(contract.withdrawWinner.output)
    .mutation(({ ctx: { db, winner } }) => withdrawWinner(db, winner)),
}
