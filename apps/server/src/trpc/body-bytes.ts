import { LIMITS } from "@rosette/contract"
import { type ProcedureInfo, type ProcedurePath, procedureAt } from "./procedure-list.ts"

/** Calls of people who are signed in that say little more than what they are about. */
const SMALL: ReadonlySet<ProcedurePath> = new Set<ProcedurePath>([
  "judge.report",
  "organizer.changePassword",
  "organizer.createJudge",
  "organizer.regenerateCode",
  "organizer.clearScores",
  "organizer.deleteJudge",
  "organizer.deleteEntry",
  "organizer.deleteCriterion",
  "organizer.reopenSheet",
  "awards.delete",
  "awards.unassign",
  "awards.withdrawWinner",
  "admin.enterEvent",
  "admin.deleteEvent",
])

/** Who nobody knows may send a new event, and otherwise little. */
const isSmall = ({ path, who }: ProcedureInfo) =>
  SMALL.has(path) || (who === "anybody" && path !== "organizer.createEvent")

/** How large the body of a call may be, in bytes; `usual` is what a call takes that is neither small nor a whole file. */
export function bodyBytes(path: ProcedurePath, usual: number): number {
  if (path === "csv.import") return LIMITS.body.importBytes
  return isSmall(procedureAt(path)) ? LIMITS.body.smallBytes : usual
}
