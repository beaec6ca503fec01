import { organizerContract as contract } from "@rosette/contract"
import { organizedEvent, organizedJudge } from "../../access/organized.ts"
import { organizerProcedure } from "../../trpc/procedures.ts"
import { createJudge, regenerateCode } from "./judge-commands.ts"
import { judgesOf } from "./judge-queries.ts"
import { clearScores, deleteJudge, reopenSheet } from "./sheet-commands.ts"
import { askToComplete, reopenSheets } from "./sheets-commands.ts"

export const judgeProcedures = {
  judges: organizerProcedure
    .input(contract.judges.input)
    .output(contract.judges.output)
    .query(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => judgesOf(db, await organizedEvent(db, organizing, input.eventId)),
    ),

  createJudge: organizerProcedure
    .input(contract.createJudge.input)
    .output(contract.createJudge.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => createJudge(db, await organizedEvent(db, organizing, input.eventId), input.name),
    ),

  regenerateCode: organizerProcedure
    .input(contract.regenerateCode.input)
    .output(contract.regenerateCode.output)
    .mutation(async ({ ctx, input: { judgeId } }) => {
      const { db } = ctx.services
      const judge = await organizedJudge(db, ctx.organizing, judgeId)
      const renewed = await regenerateCode(db, judge)
      ctx.note("code.renewed", { role: judge.role, eventId: judge.eventId, judgeId })
      return renewed
    }),

  clearScores: organizerProcedure
    .input(contract.clearScores.input)
    .output(contract.clearScores.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => clearScores(db, await organizedJudge(db, organizing, input.judgeId)),
    ),

  deleteJudge: organizerProcedure
    .input(contract.deleteJudge.input)
    .output(contract.deleteJudge.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => deleteJudge(db, await organizedJudge(db, organizing, input.judgeId)),
    ),

  reopenSheet: organizerProcedure
    .input(contract.reopenSheet.input)
    .output(contract.reopenSheet.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => reopenSheet(db, await organizedJudge(db, organizing, input.judgeId), input.entryId),
    ),

  reopenSheets: organizerProcedure
    .input(contract.reopenSheets.input)
    .output(contract.reopenSheets.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => reopenSheets(db, await organizedEvent(db, organizing, input.eventId), input),
    ),

  askToComplete: organizerProcedure
    .input(contract.askToComplete.input)
    .output(contract.askToComplete.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => askToComplete(db, await organizedEvent(db, organizing, input.eventId), input),
    ),
}
