import { awardsContract as contract } from "@rosette/contract"
import { organizedAward, organizedAwardWinner, organizedEvent, organizedWinner } from "../../access/organized.ts"
import { organizerProcedure, router } from "../../trpc/procedures.ts"
import { assignAward, unassignAward } from "./assignment-commands.ts"
import { createAward, deleteAward, updateAward } from "./award-commands.ts"
import { awardsOf, awardWinnersOf, confirmedWinnersOf } from "./queries.ts"
import { confirmWinner, withdrawWinner } from "./winner-commands.ts"

export const awardsRouter = router({
  list: organizerProcedure
    .input(contract.list.input)
    .output(contract.list.output)
    .query(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => awardsOf(db, await organizedEvent(db, organizing, input.eventId)),
    ),

  create: organizerProcedure
    .input(contract.create.input)
    .output(contract.create.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => createAward(db, await organizedEvent(db, organizing, input.eventId), input),
    ),

  update: organizerProcedure
    .input(contract.update.input)
    .output(contract.update.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => updateAward(db, await organizedAward(db, organizing, input.awardId), input),
    ),

  delete: organizerProcedure
    .input(contract.delete.input)
    .output(contract.delete.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => deleteAward(db, await organizedAward(db, organizing, input.awardId)),
    ),

  winners: organizerProcedure
    .input(contract.winners.input)
    .output(contract.winners.output)
    .query(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => awardWinnersOf(db, await organizedEvent(db, organizing, input.eventId)),
    ),

  assign: organizerProcedure
    .input(contract.assign.input)
    .output(contract.assign.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => assignAward(db, await organizedAward(db, organizing, input.awardId), input),
    ),

  unassign: organizerProcedure
    .input(contract.unassign.input)
    .output(contract.unassign.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => unassignAward(db, await organizedAwardWinner(db, organizing, input.awardWinnerId)),
    ),

  confirmedWinners: organizerProcedure
    .input(contract.confirmedWinners.input)
    .output(contract.confirmedWinners.output)
    .query(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => confirmedWinnersOf(db, await organizedEvent(db, organizing, input.eventId)),
    ),

  confirmWinner: organizerProcedure
    .input(contract.confirmWinner.input)
    .output(contract.confirmWinner.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => confirmWinner(db, await organizedEvent(db, organizing, input.eventId), input),
    ),

  withdrawWinner: organizerProcedure
    .input(contract.withdrawWinner.input)
    .output(contract.withdrawWinner.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => withdrawWinner(db, await organizedWinner(db, organizing, input.confirmedWinnerId)),
    ),
})
