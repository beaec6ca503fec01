import { LIMITS } from "@rosette/contract"
import { type ProcedureInfo, type ProcedurePath, procedureAt } from "./procedure-list.ts"

/** Calls of people who are signed in that say little more than what they are about. */
const SMALL: ReadonlySet<ProcedurePath> = new Set<ProcedurePath>([
  "judge.report",
  "organizer.changePassword",
  "organizer.createJudge",
  "organizer.regenerateCode",
  "organizer.regeneratePasscode",
  "organizer.endSession",
  "organizer.allowSignIn",
  "organizer.refuseSignIn",
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

/** Whole files, which are read row by row. */
const FILES = ["csv.import", "csv.preview"] as const satisfies ProcedurePath[]
export const isFile = (path: ProcedurePath): boolean => FILES.some((file) => file === path)
export const FILE_CALLS: readonly ProcedurePath[] = FILES

/** Who nobody knows may send a new event, and otherwise little. */
const isSmall = ({ path, who }: ProcedureInfo) =>
  SMALL.has(path) || (who === "anybody" && path !== "organizer.createEvent")

/** How large the body of a call may be, in bytes; `usual` is what a call takes that is neither small nor a whole file. */
export function bodyBytes(path: ProcedurePath, usual: number): number {
  if (isFile(path)) return LIMITS.body.importBytes
  return isSmall(procedureAt(path)) ? LIMITS.body.smallBytes : usual
}
