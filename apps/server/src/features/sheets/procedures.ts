import { organizerContract as contract, judgeContract } from "@rosette/contract/routers"
import { procedure, trusted, withRecord } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { organizedJudgeProcedure } from "../judges/organized-judge-procedure.ts"
import { ownJudge, seenJudge } from "./access.ts"
import { askToComplete, reopenSheets, takeBackReopening } from "./bulk-commands.ts"
import { entrySheets } from "./entry-sheets-query.ts"
import { outstandingSheets } from "./outstanding-query.ts"
import { judgeProgress, judgeScores, judgeWorkspace } from "./queries.ts"
import { saveSheet } from "./saving/save-queue.ts"
import { clearScores, deleteJudge, reopenSheet } from "./sheet-commands.ts"

/** For calls that read a judge's sheets: `ctx.judge` is the right to see them. */
const seenJudgeProcedure = withRecord("member", "judgeId", "judge", seenJudge)

/** For a judge's calls that write their own sheets. */
const ownJudgeProcedure = withRecord("judge", "judgeId", "judge", ownJudge)

/** A judge's own sheets. */
export const judgeSheets = {
  workspace: procedure(judgeContract.workspace).query(({ ctx: { db, caller } }) => judgeWorkspace(db, caller)),

  progress: seenJudgeProcedure(judgeContract.progress).query(({ ctx: { db, judge }, input }) =>
    judgeProgress(db, judge, input.classId),
  ),

  scores: seenJudgeProcedure(judgeContract.scores).query(({ ctx: { db, judge }, input }) =>
    judgeScores(db, judge, input.entryId),
  ),

  saveSheet: ownJudgeProcedure(trusted(judgeContract.saveSheet)).mutation(({ ctx: { db, judge }, input }) =>
    saveSheet(db, judge, input),
  ),
}

/** The sheets of an event, for its organizer. Deleting a judge deletes their sheets. */
export const eventSheets = {
  outstanding: eventProcedure(contract.outstanding).query(({ ctx: { db, event }, input }) =>
    outstandingSheets(db, event, input.classId),
  ),

  entrySheets: eventProcedure(contract.entrySheets).query(({ ctx: { db, event } }) => entrySheets(db, event)),

  reopenSheet: organizedJudgeProcedure(contract.reopenSheet).mutation(({ ctx: { db, judge }, input }) =>
    reopenSheet(db, judge, input),
  ),

  reopenSheets: eventProcedure(contract.reopenSheets).mutation(({ ctx: { db, event }, input }) =>
    reopenSheets(db, event, input),
  ),

  takeBackReopening: eventProcedure(contract.takeBackReopening).mutation(({ ctx: { db, event }, input }) =>
    takeBackReopening(db, event, input.version),
  ),

  askToComplete: eventProcedure(contract.askToComplete).mutation(({ ctx: { db, event }, input }) =>
    askToComplete(db, event, input),
  ),

  clearScores: organizedJudgeProcedure(contract.clearScores).mutation(({ ctx: { db, judge } }) =>
    clearScores(db, judge),
  ),

  deleteJudge: organizedJudgeProcedure(contract.deleteJudge).mutation(({ ctx: { db, judge } }) =>
    deleteJudge(db, judge),
  ),
}
