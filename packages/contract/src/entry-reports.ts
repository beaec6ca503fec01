import { REPORT_KINDS } from "@rosette/domain/entries/entry-reports"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { keptFor } from "./conflicts.ts"
import { deleted } from "./edits.ts"
import { byEntry, byEvent, id, mutationId } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { isoDate, optionalText } from "./text.ts"

const kind = z.enum(REPORT_KINDS, { error: `The kind must be one of ${REPORT_KINDS.join(", ")}` })

/** What a judge has reported of an entry; it never changes the entry. */
export const entryReport = z.object({
  id: id("Report"),
  judgeId: id("Judge"),
  entryId: id("Entry"),
  kind,
  text: z.string(),
  at: isoDate,
})
export type EntryReport = z.infer<typeof entryReport>

export const judgeReportCalls = {
  reportEntry: {
    who: "judge",
    rest: "POST /judge/entry-reports",
    status: 201,
    says: "Tell the organizer that an entry is not here, is not ready, or needs a look",
    input: byEntry.extend({
      kind,
      text: optionalText("Report", LIMITS.entryReport.textMaxChars).default(""),
      mutationId,
      ...keptFor,
    }),
    output: entryReport,
    refuses: ["EVENT_CLOSED", "DATABASE_CHANGED", "LIMIT_REACHED", "MUTATION_ID_REUSED"],
    effect: "organizersOnly",
    whenPublished: "EVENT_CLOSED",
    body: "small",
  },
} as const satisfies Calls

export const entryReportCalls = {
  entryReports: {
    who: "organizer",
    rest: "GET /events/:eventId/entry-reports",
    says: "What judges have reported of entries and nobody has dismissed; entries that several judges report come first",
    input: byEvent,
    output: z.array(entryReport),
  },
  dismissReport: {
    who: "organizer",
    rest: "DELETE /entry-reports/:reportId",
    says: "Dismiss a report that has been dealt with; the history keeps it",
    input: z.object({ reportId: id("Report") }),
    output: deleted,
    effect: "organizersOnly",
    body: "small",
  },
} as const satisfies Calls
