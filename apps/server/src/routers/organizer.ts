import { agreement } from "../features/agreement/procedures.ts"
import { classes } from "../features/classes/procedures.ts"
import { criteria } from "../features/criteria/procedures.ts"
import { entries } from "../features/entries/procedures.ts"
import { events } from "../features/events/procedures.ts"
import { explanation } from "../features/explanation/procedures.ts"
import { history } from "../features/history/procedures.ts"
import { judges } from "../features/judges/procedures.ts"
import { eventLive } from "../features/live/procedures.ts"
import { photos } from "../features/photos/procedures.ts"
import { ceremony } from "../features/publishing/ceremony/procedures.ts"
import { publishing } from "../features/publishing/procedures.ts"
import { publicPages } from "../features/publishing/public-pages/procedures.ts"
import { results } from "../features/results/procedures.ts"
import { retention } from "../features/retention/procedures.ts"
import { rules } from "../features/rules/procedures.ts"
import { eventSheets } from "../features/sheets/procedures.ts"
import { eventAccess, organizerSignIn } from "../features/sign-in/procedures.ts"
import { ties } from "../features/ties/procedures.ts"
import { router } from "../kernel/access-levels.ts"

export const organizerRouter = router({
  login: organizerSignIn.login,
  changePassword: eventAccess.changePassword,
  regeneratePasscode: eventAccess.regeneratePasscode,
  sessions: eventAccess.sessions,
  endSession: eventAccess.endSession,
  signInRequests: eventAccess.signInRequests,
  allowSignIn: eventAccess.allowSignIn,
  refuseSignIn: eventAccess.refuseSignIn,
  events: events.events,
  demoHint: events.demoHint,
  createEvent: events.createEvent,
  event: events.event,
  updateEvent: events.updateEvent,
  overview: events.overview,
  entries: entries.entries,
  createEntry: entries.createEntry,
  updateEntry: entries.updateEntry,
  updateEntries: entries.updateEntries,
  deleteEntry: entries.deleteEntry,
  deleteEntries: entries.deleteEntries,
  uploadEntryImage: photos.uploadEntryImage,
  classes: classes.classes,
  createClass: classes.createClass,
  updateClass: classes.updateClass,
  deleteClass: classes.deleteClass,
  mergeClass: classes.mergeClass,
  archive: retention.archive,
  retention: retention.retention,
  extendRetention: retention.extendRetention,
  rules: rules.rules,
  updateRules: rules.updateRules,
  previewRules: rules.previewRules,
  criteria: criteria.criteria,
  createCriterion: criteria.createCriterion,
  updateCriterion: criteria.updateCriterion,
  orderCriteria: criteria.orderCriteria,
  deleteCriterion: criteria.deleteCriterion,
  judges: judges.judges,
  createJudge: judges.createJudge,
  renameJudge: judges.renameJudge,
  regenerateCode: judges.regenerateCode,
  clearScores: eventSheets.clearScores,
  deleteJudge: eventSheets.deleteJudge,
  reopenSheet: eventSheets.reopenSheet,
  reopenSheets: eventSheets.reopenSheets,
  takeBackReopening: eventSheets.takeBackReopening,
  askToComplete: eventSheets.askToComplete,
  outstanding: eventSheets.outstanding,
  entrySheets: eventSheets.entrySheets,
  ties: ties.ties,
  settleTie: ties.settleTie,
  withdrawSettlement: ties.withdrawSettlement,
  results: results.results,
  explanation: explanation.explanation,
  agreement: agreement.agreement,
  scores: results.scores,
  review: publishing.review,
  startReview: publishing.startReview,
  endReview: publishing.endReview,
  waive: publishing.waive,
  publish: publishing.publish,
  amend: publishing.amend,
  reopenResults: publishing.reopenResults,
  snapshots: publishing.snapshots,
  snapshot: publishing.snapshot,
  history: history.history,
  ceremony: ceremony.ceremony,
  arrangeCeremony: ceremony.arrangeCeremony,
  moveCeremony: ceremony.moveCeremony,
  skipWinner: ceremony.skipWinner,
  renewStageKey: ceremony.renewStageKey,
  closeStage: ceremony.closeStage,
  publicPage: publicPages.publicPage,
  updatePublicPage: publicPages.updatePublicPage,
  renewPublicPage: publicPages.renewPublicPage,
  ownerLinks: publicPages.ownerLinks,
  live: eventLive.live,
})
