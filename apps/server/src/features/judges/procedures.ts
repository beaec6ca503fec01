import { organizerContract as contract, judgeContract } from "@rosette/contract/routers"
import { procedure } from "../../kernel/access-levels.ts"
import type { Context } from "../../kernel/context.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import type { JudgeSession } from "../../kernel/sessions/session-store.ts"
import { createJudge, regenerateCode, renameJudge } from "./commands.ts"
import { organizedJudgeProcedure } from "./organized-judge-procedure.ts"
import { reportPresence } from "./presence-command.ts"
import { judgesOf } from "./queries.ts"
import { assignJudges, updateJudge } from "./scope-commands.ts"

export const judges = {
  judges: eventProcedure(contract.judges).query(({ ctx: { db, event } }) => judgesOf(db, event)),

  createJudge: eventProcedure(contract.createJudge).mutation(({ ctx: { db, event }, input }) =>
    createJudge(db, event, input),
  ),

  renameJudge: organizedJudgeProcedure(contract.renameJudge).mutation(({ ctx: { db, judge }, input }) =>
    renameJudge(db, judge, input.name),
  ),

  updateJudge: organizedJudgeProcedure(contract.updateJudge).mutation(({ ctx: { db, judge }, input }) =>
    updateJudge(db, judge, input),
  ),

  assignJudges: eventProcedure(contract.assignJudges).mutation(({ ctx: { db, event }, input }) =>
    assignJudges(db, event, input),
  ),

  regenerateCode: organizedJudgeProcedure(contract.regenerateCode).mutation(async ({ ctx, input: { judgeId } }) => {
    const { db, judge } = ctx
    const renewed = await regenerateCode(db, judge)
    ctx.note("code.renewed", { role: judge.role, eventId: judge.eventId, judgeId })
    return renewed
  }),
}

/** Reports of a judge's own phone. */
export const judgePresence = {
  report: procedure(judgeContract.report).mutation(async ({ ctx, input }) =>
    reportPresence(ctx.db, ctx.caller, await reportingDevice(ctx, ctx.caller), input),
  ),
}

/** The device that the session was opened on; a session of an earlier version is linked to the device that reports. */
async function reportingDevice(ctx: Context, { deviceKey, device }: JudgeSession) {
  if (deviceKey !== null) return { deviceKey, device }
  const { key, label, isNew } = await ctx.device()
  if (isNew) await ctx.keepDevice()
  return { deviceKey: key, device: label }
}
