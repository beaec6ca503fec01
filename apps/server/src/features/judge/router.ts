import { judgeContract as contract } from "@rosette/contract"
import { tracked } from "@trpc/server"
import { ownJudge, seenJudge } from "../../access/seen.ts"
import { judgeWatcher } from "../../live/watchers.ts"
import { judgeProcedure, memberProcedure, publicProcedure, router } from "../../trpc/procedures.ts"
import { trusted } from "../../trpc/trusted.ts"
import { judgeProgress, judgeScores, judgeWorkspace } from "./queries.ts"
import { reportPresence } from "./report.ts"
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

  live: judgeProcedure.input(contract.live.input).subscription(async function* ({ ctx, input, signal }) {
    const watching = ctx.services.live.watch(judgeWatcher(ctx.judge), input?.lastEventId, signal)
    for await (const { id, news } of watching) yield tracked(id, news)
  }),

  report: judgeProcedure
    .input(contract.report.input)
    .output(contract.report.output)
    .mutation(({ ctx, input }) => reportPresence(ctx, input)),

  saveSheet: judgeProcedure
    .input(contract.saveSheet.input)
    .output(trusted(contract.saveSheet.output))
    .mutation(async ({ ctx, input }) =>
      saveSheet(ctx.services.db, await ownJudge(ctx.services.db, ctx.judge, input.judgeId), input),
    ),
})
