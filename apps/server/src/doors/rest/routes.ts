import type { ProcedurePath } from "../trpc/procedure-list.ts"

export type RestRoute = readonly [
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  procedure: ProcedurePath,
  status?: 201,
]

/** The documented paths, each for a procedure: its input is the body or query with the path parameters. */
export const REST_ROUTES: readonly RestRoute[] = [
  ["POST", "/judges/login", "judge.login"],
  ["GET", "/judges/:judgeId/progress", "judge.progress"],
  ["GET", "/judges/:judgeId/entries/:entryId/scores", "judge.scores"],
  ["POST", "/judges/:judgeId/scores", "judge.saveSheet"],
  ["GET", "/judge/workspace", "judge.workspace"],
  ["POST", "/judge/report", "judge.report"],

  ["GET", "/session", "session.current"],
  ["POST", "/logout", "session.logout"],

  ["GET", "/events", "organizer.events"],
  ["POST", "/events", "organizer.createEvent", 201],
  ["GET", "/events/:eventId", "organizer.event"],
  ["PUT", "/events/:eventId", "organizer.updateEvent"],
  ["PUT", "/events/:eventId/password", "organizer.changePassword"],
  ["PATCH", "/events/:eventId/regenerate-passcode", "organizer.regeneratePasscode"],
  ["GET", "/events/:eventId/sessions", "organizer.sessions"],
  ["DELETE", "/sessions/:sessionId", "organizer.endSession"],
  ["GET", "/events/:eventId/sign-in-requests", "organizer.signInRequests"],
  ["POST", "/sign-in-requests/:requestId/allow", "organizer.allowSignIn"],
  ["POST", "/sign-in-requests/:requestId/refuse", "organizer.refuseSignIn"],
  ["GET", "/events/:eventId/overview", "organizer.overview"],
  ["GET", "/events/:eventId/results", "organizer.results"],
  ["GET", "/events/:eventId/outstanding", "organizer.outstanding"],
  ["GET", "/events/:eventId/scores", "organizer.scores"],
  ["GET", "/events/:eventId/history", "organizer.history"],
  ["POST", "/organizer/login", "organizer.login"],
  ["GET", "/organizer/demo-hint", "organizer.demoHint"],

  ["GET", "/events/:eventId/entries", "organizer.entries"],
  ["POST", "/events/:eventId/entries", "organizer.createEntry", 201],
  ["PATCH", "/events/:eventId/entries", "organizer.updateEntries"],
  ["PUT", "/entries/:entryId", "organizer.updateEntry"],
  ["PATCH", "/entries/:entryId", "organizer.updateEntry"],
  ["DELETE", "/entries/:entryId", "organizer.deleteEntry"],
  ["POST", "/entries/batch-delete", "organizer.deleteEntries"],
  ["POST", "/entries/:entryId/upload-image", "organizer.uploadEntryImage"],

  ["GET", "/events/:eventId/classes", "organizer.classes"],
  ["POST", "/events/:eventId/classes", "organizer.createClass", 201],
  ["PUT", "/classes/:classId", "organizer.updateClass"],
  ["DELETE", "/classes/:classId", "organizer.deleteClass"],
  ["POST", "/classes/:classId/merge", "organizer.mergeClass"],

  ["GET", "/events/:eventId/rules", "organizer.rules"],
  ["PUT", "/events/:eventId/rules", "organizer.updateRules"],
  ["POST", "/events/:eventId/rules/preview", "organizer.previewRules"],

  ["GET", "/events/:eventId/ties", "organizer.ties"],
  ["POST", "/events/:eventId/ties/settle", "organizer.settleTie", 201],
  ["DELETE", "/tie-settlements/:settlementId", "organizer.withdrawSettlement"],

  ["GET", "/events/:eventId/criteria", "organizer.criteria"],
  ["POST", "/events/:eventId/criteria", "organizer.createCriterion", 201],
  ["PUT", "/criteria/:criterionId", "organizer.updateCriterion"],
  ["DELETE", "/criteria/:criterionId", "organizer.deleteCriterion"],

  ["GET", "/events/:eventId/judges", "organizer.judges"],
  ["POST", "/events/:eventId/judges", "organizer.createJudge", 201],
  ["PATCH", "/judges/:judgeId/regenerate-code", "organizer.regenerateCode"],
  ["DELETE", "/judges/:judgeId/scores", "organizer.clearScores"],
  ["DELETE", "/judges/:judgeId", "organizer.deleteJudge"],
  ["POST", "/judges/:judgeId/entries/:entryId/reopen", "organizer.reopenSheet"],
  ["POST", "/events/:eventId/sheets/reopen", "organizer.reopenSheets"],
  ["POST", "/events/:eventId/sheets/ask", "organizer.askToComplete"],

  ["GET", "/events/:eventId/confirmed-winners", "awards.confirmedWinners"],
  ["POST", "/events/:eventId/confirm-winner", "awards.confirmWinner", 201],
  ["DELETE", "/confirmed-winners/:confirmedWinnerId", "awards.withdrawWinner"],
  ["GET", "/events/:eventId/awards", "awards.list"],
  ["POST", "/awards", "awards.create", 201],
  ["PUT", "/awards/:awardId", "awards.update"],
  ["DELETE", "/awards/:awardId", "awards.delete"],
  ["GET", "/events/:eventId/award-winners", "awards.winners"],
  ["POST", "/award-winners", "awards.assign", 201],
  ["DELETE", "/award-winners/:awardWinnerId", "awards.unassign"],

  ["POST", "/events/:eventId/import-csv", "csv.import", 201],
  ["POST", "/events/:eventId/import-csv/preview", "csv.preview"],
  ["GET", "/events/:eventId/export-csv", "csv.export"],

  ["POST", "/master-admin/login", "admin.login"],
  ["GET", "/master-admin/events", "admin.events"],
  ["GET", "/master-admin/verify-history", "admin.verifyHistory"],
  ["POST", "/master-admin/events/:eventId/enter", "admin.enterEvent"],
  ["DELETE", "/events/:eventId", "admin.deleteEvent"],
  ["POST", "/events/batch-delete", "admin.deleteEvents"],
]
