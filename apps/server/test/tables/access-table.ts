import type { ProcedurePath } from "@rosette/contract/routers"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import type { Database } from "../../src/data/database.ts"
import { MASTER_PASSWORD } from "../app.ts"
import { EVENT_PASSWORD, type FullEvent } from "../scenes/full-event.ts"
import {
  leaveJudgedEntries,
  makeFirstVersion,
  setResultsState,
  waiverOfMissingSheets,
} from "../scenes/results-state.ts"
import { PEOPLE, type Person } from "../scenes/two-events.ts"

type Input = Record<string, unknown>

/**
 * A caller's outcome: the answer, or a refusal by its status (401 sign in first, 403 forbidden, 404 not found for you).
 */
export type Outcome = "ok" | "401" | "403" | "404"

type Prepare = (db: Database, event: FullEvent) => Promise<unknown>

/** `prepare` brings the event into a state in which the call is possible. */
export type AccessRow = { input(event: FullEvent): Input; outcomes: Record<Person, Outcome>; prepare?: Prepare }

/** Outcomes in the order of PEOPLE: nobody, judge, other judge, organizer, other organizer, master admin. */
function row(words: string, input: (event: FullEvent) => Input = () => ({}), prepare?: Prepare): AccessRow {
  const outcomes = words.split(/ +/) as Outcome[]
  return {
    input,
    ...(prepare && { prepare }),
    outcomes: Object.fromEntries(PEOPLE.map((person, index) => [person, outcomes[index]])) as AccessRow["outcomes"],
  }
}

const event = ({ eventId }: FullEvent) => ({ eventId })
const criterion = ({ criterionIds: [criterionId] }: FullEvent) => ({ criterionId })
const judge = ({ judge: { id } }: FullEvent) => ({ judgeId: id })
const sheet = ({ judge: { id }, entryIds: [entryId] }: FullEvent) => ({ judgeId: id, entryId })
const request = ({ signInRequestId }: FullEvent) => ({ requestId: signInRequestId })
const unjudged = ({ entryIds: [, , entryId] }: FullEvent) => ({ entryId })

const withReason = ({ eventId }: FullEvent) => ({ eventId, reason: "A sheet was read wrong" })
const inState =
  (state: ResultsState, ...others: Prepare[]) =>
  async (db: Database, full: FullEvent) => {
    for (const prepare of others) await prepare(db, full)
    await setResultsState(db, full, state)
  }

const REOPENED = { isSubmitted: false, revision: 1, reopenedAt: new Date("2026-06-01T08:00:00Z") }

const NEW_EVENT = {
  name: "Harbour Show",
  organizerName: "Olive",
  organizerPassword: EVENT_PASSWORD,
  criteria: [{ name: "Paint", description: "Depth and finish", maxPoints: 10 }],
}
const CSV_ROW = { "Entry Name": "Car 4", "Owner/Participant": "Olive", "Voting ID": "4" }

/** Each procedure's outcome by caller, for the first event; a procedure without a row does not compile. */
export const ACCESS_TABLE: Record<ProcedurePath, AccessRow> = {
  "judge.login": row("ok ok ok ok ok ok", ({ judge: { accessCode } }) => ({ accessCode })),
  "judge.workspace": row("401 ok ok 403 403 403"),
  "judge.progress": row("401 ok 404 ok 404 ok", judge),
  "judge.scores": row("401 ok 404 ok 404 ok", sheet),
  "judge.saveSheet": row("401 ok 404 403 403 403", (full) => ({
    ...judge(full),
    ...unjudged(full),
    scores: [],
    isSubmitted: true,
  })),
  "judge.report": row("401 ok ok 403 403 403", () => ({ waitingSheets: 3 })),
  "judge.live": row("401 ok ok 403 403 403"),
  "session.current": row("ok ok ok ok ok ok"),
  "session.logout": row("ok ok ok ok ok ok"),
  "organizer.events": row("ok ok ok ok ok ok"),
  "organizer.demoHint": row("ok ok ok ok ok ok"),
  "organizer.login": row("ok ok ok ok ok ok", ({ eventId }) => ({ eventId, password: EVENT_PASSWORD })),
  "organizer.createEvent": row("ok ok ok ok ok ok", () => NEW_EVENT),
  "organizer.event": row("401 ok 403 ok 403 ok", event),
  "organizer.updateEvent": row("401 403 403 ok 403 ok", (full) => ({ ...event(full), name: "Renamed" })),
  "organizer.changePassword": row("401 403 403 ok 403 ok", (full) => ({
    ...event(full),
    currentPassword: EVENT_PASSWORD,
    newPassword: "close-the-hood",
  })),
  "organizer.regeneratePasscode": row("401 403 403 ok 403 ok", event),
  "organizer.sessions": row("401 403 403 ok 403 ok", event),
  "organizer.endSession": row("401 403 403 ok 404 ok", ({ judgeSessionTag }) => ({ sessionId: judgeSessionTag })),
  "organizer.signInRequests": row("401 403 403 ok 403 ok", event),
  "organizer.allowSignIn": row("401 403 403 ok 404 ok", request),
  "organizer.refuseSignIn": row("401 403 403 ok 404 ok", request),
  "organizer.overview": row("401 403 403 ok 403 ok", event),
  "organizer.results": row("401 403 403 ok 403 ok", event),
  "organizer.explanation": row("401 403 403 ok 404 ok", unjudged),
  "organizer.agreement": row("401 403 403 ok 403 ok", event),
  "organizer.outstanding": row("401 403 403 ok 403 ok", event),
  "organizer.entrySheets": row("401 403 403 ok 403 ok", event),
  "organizer.live": row("401 403 403 ok 403 ok", event),
  "organizer.scores": row("401 403 403 ok 403 ok", event),
  "organizer.history": row("401 403 403 ok 403 ok", event),
  "organizer.entries": row("401 ok 403 ok 403 ok", event),
  "organizer.createEntry": row("401 403 403 ok 403 ok", (full) => ({
    ...event(full),
    entryName: "Car 4",
    ownerParticipant: "Olive",
    votingId: "4",
  })),
  "organizer.updateEntry": row("401 403 403 ok 404 ok", (full) => ({ ...unjudged(full), entryName: "Renamed" })),
  "organizer.updateEntries": row("401 403 403 ok 403 ok", (full) => ({
    ...event(full),
    entryIds: full.entryIds,
    hasCustomPaint: true,
  })),
  "organizer.deleteEntry": row("401 403 403 ok 404 ok", unjudged),
  "organizer.deleteEntries": row("401 403 403 ok 404 ok", ({ entryIds }) => ({ entryIds })),
  "organizer.uploadEntryImage": row("401 403 403 ok 404 ok", unjudged),
  "organizer.criteria": row("401 ok 403 ok 403 ok", event),
  "organizer.createCriterion": row("401 403 403 ok 403 ok", (full) => ({
    ...event(full),
    name: "Sound",
    maxPoints: 10,
    order: 3,
  })),
  "organizer.orderCriteria": row("401 403 403 ok 403 ok", ({ eventId, criterionIds }) => ({
    eventId,
    criterionIds: criterionIds.slice(0, 1),
  })),
  "organizer.classes": row("401 403 403 ok 403 ok", event),
  "organizer.createClass": row("401 403 403 ok 403 ok", (full) => ({ ...event(full), name: "Modern" })),
  "organizer.updateClass": row("401 403 403 ok 404 ok", ({ classIds }) => ({ classId: classIds[0], name: "Renamed" })),
  "organizer.deleteClass": row("401 403 403 ok 404 ok", ({ classIds }) => ({ classId: classIds[1] })),
  "organizer.mergeClass": row("401 403 403 ok 404 ok", ({ classIds: [classId, intoClassId] }) => ({
    classId,
    intoClassId,
  })),
  "organizer.archive": row("401 403 403 ok 403 ok", event),
  "organizer.retention": row("401 403 403 ok 403 ok", event),
  "organizer.extendRetention": row("401 403 403 ok 403 ok", (full) => ({
    ...event(full),
    until: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    reason: "The results are to be shown at the club's meeting",
  })),
  "organizer.rules": row("401 403 403 ok 403 ok", event),
  "organizer.updateRules": row("401 403 403 ok 403 ok", (full) => ({ ...event(full), panelMethod: "median" })),
  "organizer.previewRules": row("401 403 403 ok 403 ok", (full) => ({ ...event(full), panelMethod: "median" })),
  "organizer.ceremony": row("401 403 403 ok 403 ok", event),
  "organizer.arrangeCeremony": row("401 403 403 ok 403 ok", (full) => ({
    ...event(full),
    version: 0,
    showsPercent: true,
  })),
  "organizer.moveCeremony": row(
    "401 403 403 ok 403 ok",
    (full) => ({ ...event(full), version: 0, action: "next" }),
    makeFirstVersion,
  ),
  "organizer.skipWinner": row(
    "401 403 403 ok 403 ok",
    ({ eventId, awardId, entryIds: [entryId] }) => ({
      eventId,
      version: 0,
      key: `award:${awardId}`,
      entryId,
      takenBy: null,
    }),
    makeFirstVersion,
  ),
  "organizer.renewStageKey": row("401 403 403 ok 403 ok", event),
  "organizer.closeStage": row("401 403 403 ok 403 ok", event),
  "session.stage": row("ok ok ok ok ok ok", ({ stageKey }) => ({ stageKey })),
  "organizer.publicPage": row("401 403 403 ok 403 ok", event),
  "organizer.updatePublicPage": row("401 403 403 ok 403 ok", (full) => ({
    ...event(full),
    isOn: true,
    shows: "winners",
  })),
  "organizer.renewPublicPage": row("401 403 403 ok 403 ok", event),
  "organizer.ownerLinks": row("401 403 403 ok 403 ok", event),
  "organizer.review": row("401 403 403 ok 403 ok", event),
  "organizer.startReview": row("401 403 403 ok 403 ok", event),
  "organizer.endReview": row("401 403 403 ok 403 ok", event, inState("review")),
  "organizer.waive": row("401 403 403 ok 403 ok", waiverOfMissingSheets, inState("review")),
  "organizer.publish": row("401 403 403 ok 403 ok", event, inState("review", leaveJudgedEntries)),
  "organizer.amend": row("401 403 403 ok 403 ok", withReason, inState("review", leaveJudgedEntries, makeFirstVersion)),
  "organizer.reopenResults": row("401 403 403 ok 403 ok", withReason, inState("published")),
  "organizer.snapshots": row("401 403 403 ok 403 ok", event),
  "organizer.snapshot": row("401 403 403 ok 403 ok", (full) => ({ ...event(full), version: 1 }), makeFirstVersion),
  "organizer.ties": row("401 403 403 ok 403 ok", event),
  "organizer.settleTie": row("401 403 403 ok 403 ok", (full) => ({ ...event(full), key: full.tieKey, kind: "lot" })),
  "organizer.withdrawSettlement": row("401 403 403 ok 404 ok", ({ settlementId }) => ({
    settlementId,
    reason: "The judges have met",
  })),
  "organizer.updateCriterion": row("401 403 403 ok 404 ok", (full) => ({ ...criterion(full), name: "Renamed" })),
  "organizer.deleteCriterion": row("401 403 403 ok 404 ok", criterion),
  "organizer.judges": row("401 403 403 ok 403 ok", event),
  "organizer.createJudge": row("401 403 403 ok 403 ok", (full) => ({ ...event(full), name: "Grace" })),
  "organizer.renameJudge": row("401 403 403 ok 404 ok", (of) => ({ ...judge(of), name: "Noor New" })),
  "organizer.regenerateCode": row("401 403 403 ok 404 ok", judge),
  "organizer.clearScores": row("401 403 403 ok 404 ok", judge),
  "organizer.deleteJudge": row("401 403 403 ok 404 ok", judge),
  "organizer.reopenSheet": row("401 403 403 ok 404 ok", sheet),
  "organizer.reopenSheets": row("401 403 403 ok 403 ok", event),
  "organizer.takeBackReopening": row(
    "401 403 403 ok 403 ok",
    (full) => ({ ...event(full), version: REOPENED.revision }),
    (db, { eventId }) => db.prisma.sheet.updateMany({ where: { eventId }, data: REOPENED }),
  ),
  "organizer.askToComplete": row("401 403 403 ok 403 ok", event),
  "awards.list": row("401 403 403 ok 403 ok", event),
  "awards.create": row("401 403 403 ok 403 ok", (full) => ({ ...event(full), name: "Best Sound" })),
  "awards.update": row("401 403 403 ok 404 ok", ({ awardId }) => ({ awardId, name: "Renamed" })),
  "awards.delete": row("401 403 403 ok 404 ok", ({ awardId }) => ({ awardId })),
  "awards.winners": row("401 403 403 ok 403 ok", event),
  "awards.assign": row("401 403 403 ok 404 ok", (full) => ({ ...unjudged(full), awardId: full.awardId })),
  "awards.unassign": row("401 403 403 ok 404 ok", ({ awardWinnerId }) => ({ awardWinnerId })),
  "awards.proposal": row("401 403 403 ok 403 ok", event),
  "awards.flagged": row("401 403 403 ok 403 ok", event),
  "awards.accept": row("401 403 403 ok 403 ok", (full) => ({ ...event(full), version: 0 })),
  "awards.keep": row(
    "401 403 403 ok 404 ok",
    ({ awardWinnerId }) => ({ awardWinnerId, entryIds: [], reason: "It was announced already" }),
    (db, { awardId: id }) =>
      db.prisma.award.update({ where: { id }, data: { basis: "overall", eligibleFlags: '["isElectricVehicle"]' } }),
  ),
  "awards.give": row("401 403 403 ok 404 ok", ({ awardId, entryIds: [from, , entryId] }) => ({
    awardId,
    from,
    entryId,
    version: 0,
  })),
  "awards.confirmedWinners": row("401 403 403 ok 403 ok", event),
  "awards.confirmWinner": row("401 403 403 ok 403 ok", (full) => ({
    ...event(full),
    ...unjudged(full),
    winnerType: "runner_up",
    confirmedBy: "Olive",
  })),
  "awards.withdrawWinner": row("401 403 403 ok 404 ok", ({ confirmedWinnerId }) => ({ confirmedWinnerId })),
  "csv.import": row("401 403 403 ok 403 ok", (full) => ({ ...event(full), csvData: [CSV_ROW] })),
  "csv.preview": row("401 403 403 ok 403 ok", (full) => ({ ...event(full), csvData: [CSV_ROW] })),
  "csv.export": row("401 403 403 ok 403 ok", event),
  "admin.login": row("ok ok ok ok ok ok", () => ({ password: MASTER_PASSWORD })),
  "admin.events": row("401 403 403 403 403 ok"),
  "admin.progress": row("401 403 403 403 403 ok"),
  "admin.backups": row("401 403 403 403 403 ok"),
  "admin.dueEvents": row("401 403 403 403 403 ok"),
  "admin.verifyHistory": row("401 403 403 403 403 ok"),
  "admin.enterEvent": row("401 403 403 403 403 ok", event),
  "admin.deleteEvent": row("401 403 403 403 403 ok", event),
  "admin.deleteEvents": row("401 403 403 403 403 ok", ({ eventId }) => ({ eventIds: [eventId] })),
}
