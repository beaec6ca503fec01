import { organizerContract as contract, judgeContract } from "@rosette/contract/routers"
import { withRecord } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { ownEntry, refuseKeptForOthers } from "../conflicts/access.ts"
import { organizedReport } from "./access.ts"
import { dismissReport, reportEntry } from "./commands.ts"
import { entryReportsOf } from "./queries.ts"

const organizedReportProcedure = withRecord("organizer", "reportId", "report", organizedReport)

const ownEntryProcedure = withRecord("judge", "entryId", "entry", ownEntry)

export const entryReports = {
  entryReports: eventProcedure(contract.entryReports).query(({ ctx: { db, event } }) => entryReportsOf(db, event)),

  dismissReport: organizedReportProcedure(contract.dismissReport).mutation(({ ctx: { db, report } }) =>
    dismissReport(db, report),
  ),
}

/** What judges report of entries. */
export const judgeReports = {
  reportEntry: ownEntryProcedure(judgeContract.reportEntry).mutation(async ({ ctx: { db, entry }, input }) => {
    await refuseKeptForOthers(db, entry, input)
    return reportEntry(db, entry, input)
  }),
}
