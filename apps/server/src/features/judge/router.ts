import { judgeContract as contract } from "@rosette/contract"
import { ownJudge, seenJudge } from "../../access/seen.ts"
import { judgeProcedure, memberProcedure, publicProcedure, router } from "../../trpc/procedures.ts"
import { judgeProgress, judgeScores, judgeWorkspace } from "./queries.ts"
import { saveSheet } from "./save-sheet.ts"
import { signInJudge } from "./sign-in.ts"

export const judgeRouter = router({
  login: publicProcedure
    .input(contract.login.input)
    .output(contract.login.output)
    .mutation(({ ctx, input }) => signInJudge(ctx, input)),

  workspace: judgeProcedure
    .output(contract.workspace.output)
    .query(({ ctx }) => judgeWorkspace(ctx.services.db, ctx.judge)),

  progress: memberProcedure
    .input(contract.progress.input)
    .output(contract.progress.output)
    .query(async ({ ctx, input }) =>
      judgeProgress(ctx.services.db, await seenJudge(ctx.services.db, ctx.member, input.judgeId)),
    ),

  scores: memberProcedure
    .input(contract.scores.input)
    .output(contract.scores.output)
    .query(async ({ ctx, input }) =>
      judgeScores(ctx.services.db, await seenJudge(ctx.services.db, ctx.member, input.judgeId), input.entryId),
    ),

  saveSheet: judgeProcedure
    .input(contract.saveSheet.input)
    .output(contract.saveSheet.output)
    .mutation(async ({ ctx, input }) =>
      saveSheet(ctx.services.db, await ownJudge(ctx.services.db, ctx.judge, input.judgeId), input),
    ),
})
