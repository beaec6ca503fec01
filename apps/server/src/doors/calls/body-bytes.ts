import { LIMITS } from "@rosette/contract/limits"
import type { ProcedurePath } from "@rosette/contract/routers"
import { type ProcedureInfo, procedureAt } from "./procedure-list.ts"

/** Calls of signed-in people that send little more than ids. */
const SMALL: ReadonlySet<ProcedurePath> = new Set<ProcedurePath>([
  "judge.report",
  "organizer.changePassword",
  "organizer.createJudge",
  "organizer.renameJudge",
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

/** Whole files, read row by row. */
const FILES = ["csv.import", "csv.preview"] as const satisfies ProcedurePath[]
export const isFile = (path: ProcedurePath): boolean => FILES.some((file) => file === path)
export const FILE_CALLS: readonly ProcedurePath[] = FILES

const NEW_EVENT: ProcedurePath = "organizer.createEvent"

/** Calls without a session: small, except for creating an event. */
const isSmall = ({ path, who }: ProcedureInfo) => SMALL.has(path) || (who === "anybody" && path !== NEW_EVENT)

/** The maximum body of a call in bytes; `usual` is for calls that are neither small nor send a whole file. */
export function bodyBytes(path: ProcedurePath, usual: number): number {
  if (isFile(path)) return LIMITS.body.importBytes
  if (path === NEW_EVENT) return Math.min(usual, LIMITS.body.newEventBytes)
  return isSmall(procedureAt(path)) ? LIMITS.body.smallBytes : usual
}
