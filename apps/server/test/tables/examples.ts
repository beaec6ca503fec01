import type { ProcedurePath } from "@rosette/contract/routers"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import type { Database } from "../../src/data/database.ts"
import { procedureAt } from "../../src/doors/calls/procedure-list.ts"
import { schemaOfInput } from "../../src/doors/rest/openapi-schemas.ts"
import { MASTER_PASSWORD } from "../app.ts"
import { EVENT_PASSWORD, type FullEvent } from "../scenes/full-event.ts"
import {
  leaveJudgedEntries,
  makeFirstVersion,
  setResultsState,
  waiverOfMissingSheets,
} from "../scenes/results-state.ts"

type Input = Record<string, unknown>
type Prepare = (db: Database, event: FullEvent) => Promise<unknown>

/** A call of the first event. `prepare` brings the event into a state in which the call is possible. */
type Example = { input?(event: FullEvent): Input; prepare?: Prepare }

/** What an input has to name of the first event. The entry has no sheet. */
const idsOf = (full: FullEvent): Input => ({
  eventId: full.eventId,
  eventIds: [full.eventId],
  judgeId: full.judge.id,
  entryId: full.entryIds[2],
  entryIds: full.entryIds,
  criterionId: full.criterionIds[0],
  classId: full.classIds[0],
  requestId: full.signInRequestId,
  sessionId: full.judgeSessionTag,
  stageKey: full.stageKey,
  settlementId: full.settlementId,
  conflictId: full.conflictId,
  awardId: full.awardId,
  awardWinnerId: full.awardWinnerId,
  confirmedWinnerId: full.confirmedWinnerId,
  messageId: full.messageId,
  reportId: full.reportId,
  pollId: full.pollId,
  code: full.voteCode,
})

/** The fields that a call cannot do without. */
export function requiredFieldsOf(path: ProcedurePath): readonly string[] {
  const { input } = procedureAt(path)
  return input ? (schemaOfInput(input).required ?? []) : []
}

const judgedEntry = ({ entryIds: [entryId] }: FullEvent) => ({ entryId })
const withReason = () => ({ reason: "A sheet was read wrong" })
const inState =
  (state: ResultsState, ...others: Prepare[]) =>
  async (db: Database, full: FullEvent) => {
    for (const prepare of others) await prepare(db, full)
    await setResultsState(db, full, state)
  }

const declareAgain: Prepare = (db, { conflictId: id }) =>
  db.prisma.conflict.update({ where: { id }, data: { state: "active" } })

const pollIs =
  (state: "open" | "closed"): Prepare =>
  (db, { pollId: id }) =>
    db.prisma.poll.update({ where: { id }, data: { state } })

const REOPENED = { isSubmitted: false, revision: 1, reopenedAt: new Date("2026-06-01T08:00:00Z") }
const CSV_ROW = { "Entry Name": "Car 4", "Owner/Participant": "Olive", "Voting ID": "4" }

/** What the calls need besides these ids. */
const EXAMPLES: Partial<Record<ProcedurePath, Example>> = {
  "judge.login": { input: ({ judge: { accessCode } }) => ({ accessCode }) },
  "judge.scores": { input: judgedEntry },
  "judge.saveSheet": { input: () => ({ scores: [], isSubmitted: true }) },
  "judge.report": { input: () => ({ waitingSheets: 3 }) },
  "judge.withdrawConflict": { prepare: declareAgain },
  "organizer.withdrawConflict": { prepare: declareAgain },
  "judge.reportEntry": { input: () => ({ kind: "notHere" }) },
  "organizer.login": { input: () => ({ password: EVENT_PASSWORD }) },
  "organizer.createEvent": {
    input: () => ({
      name: "Harbour Show",
      organizerName: "Olive",
      organizerPassword: EVENT_PASSWORD,
      criteria: [{ name: "Paint", description: "Depth and finish", maxPoints: 10 }],
    }),
  },
  "organizer.cloneEvent": { input: () => ({ name: "Next year's show", organizerPassword: EVENT_PASSWORD }) },
  "organizer.updateEvent": { input: () => ({ name: "Renamed" }) },
  "organizer.updateWords": { input: () => ({ descriptionLabel: "Character" }) },
  "organizer.changePassword": {
    input: () => ({ currentPassword: EVENT_PASSWORD, newPassword: "close-the-hood" }),
  },
  "organizer.createEntry": { input: () => ({ entryName: "Car 4", ownerParticipant: "Olive", votingId: "4" }) },
  "organizer.updateEntry": { input: () => ({ entryName: "Renamed" }) },
  "organizer.updateEntries": { input: () => ({ hasCustomPaint: true }) },
  "organizer.createCriterion": { input: () => ({ name: "Sound", maxPoints: 10, order: 3 }) },
  "organizer.updateCriterion": { input: () => ({ name: "Renamed" }) },
  "organizer.updateCriteria": {
    input: ({ criterionIds: [criterionId], classIds }) => ({
      criteria: [{ criterionId, classIds: classIds.slice(0, 1) }],
    }),
  },
  "organizer.orderCriteria": { input: ({ criterionIds }) => ({ criterionIds: criterionIds.slice(0, 1) }) },
  "organizer.createClass": { input: () => ({ name: "Modern" }) },
  "organizer.updateClass": { input: () => ({ name: "Renamed" }) },
  "organizer.deleteClass": { input: ({ classIds: [, classId] }) => ({ classId }) },
  "organizer.mergeClass": { input: ({ classIds: [, intoClassId] }) => ({ intoClassId }) },
  "organizer.extendRetention": {
    input: () => ({
      until: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      reason: "The results are to be shown at the club's meeting",
    }),
  },
  "organizer.updateJudge": { input: () => ({ sections: [3] }) },
  "organizer.assignJudges": {
    input: ({ judge: { id: judgeId }, classIds }) => ({
      assignments: [{ judgeId, classIds: classIds.slice(0, 1), sections: [] }],
      sheetsPerEntry: 2,
    }),
  },
  "organizer.updateRules": { input: () => ({ panelMethod: "median" }) },
  "organizer.previewRules": { input: () => ({ panelMethod: "median" }) },
  "organizer.arrangeCeremony": { input: () => ({ version: 0, showsPercent: true }) },
  "organizer.moveCeremony": { input: () => ({ version: 0, action: "next" }), prepare: makeFirstVersion },
  "organizer.skipWinner": {
    input: (full) => ({ ...judgedEntry(full), version: 0, key: `award:${full.awardId}`, takenBy: null }),
    prepare: makeFirstVersion,
  },
  "organizer.updatePublicPage": { input: () => ({ isOn: true, shows: "winners" }) },
  "organizer.endReview": { prepare: inState("review") },
  "organizer.waive": { input: waiverOfMissingSheets, prepare: inState("review") },
  "organizer.publish": { prepare: inState("review", leaveJudgedEntries) },
  "organizer.amend": { input: withReason, prepare: inState("review", leaveJudgedEntries, makeFirstVersion) },
  "organizer.reopenResults": { input: withReason, prepare: inState("published") },
  "organizer.snapshot": { input: () => ({ version: 1 }), prepare: makeFirstVersion },
  "organizer.settleTie": { input: ({ tieKey }) => ({ key: tieKey, kind: "lot" }) },
  "organizer.withdrawSettlement": { input: () => ({ reason: "The judges have met" }) },
  "organizer.createJudge": { input: () => ({ name: "Grace" }) },
  "organizer.renameJudge": { input: () => ({ name: "Noor New" }) },
  "organizer.sendMessage": { input: () => ({ text: "Lunch is at noon" }) },
  "organizer.reopenSheet": { input: judgedEntry },
  "organizer.takeBackReopening": {
    input: () => ({ version: REOPENED.revision }),
    prepare: (db, { eventId }) => db.prisma.sheet.updateMany({ where: { eventId }, data: REOPENED }),
  },
  "organizer.createPoll": { input: () => ({ name: "Best Truck" }) },
  "organizer.updatePoll": { input: () => ({ name: "Renamed" }) },
  "organizer.closePoll": { prepare: pollIs("open") },
  "organizer.makeVoteCodes": { input: () => ({ count: 2 }) },
  "organizer.voidVoteCodes": { input: () => ({ from: 2, to: 2, reason: "Lost" }) },
  "audience.cast": { prepare: pollIs("open") },
  "crew.typeVote": { input: () => ({ votingId: "3" }), prepare: pollIs("open") },
  "awards.create": { input: () => ({ name: "Best Sound" }) },
  "awards.update": { input: () => ({ name: "Renamed" }) },
  "awards.accept": { input: () => ({ version: 0 }) },
  "awards.keep": {
    input: () => ({ entryIds: [], reason: "It was announced already" }),
    prepare: (db, { awardId: id }) =>
      db.prisma.award.update({ where: { id }, data: { basis: "overall", eligibleFlags: '["isElectricVehicle"]' } }),
  },
  "awards.give": { input: ({ entryIds: [from] }) => ({ from, version: 0 }) },
  "awards.confirmWinner": { input: () => ({ winnerType: "runner_up", confirmedBy: "Olive" }) },
  "csv.import": { input: () => ({ csvData: [CSV_ROW] }) },
  "csv.preview": { input: () => ({ csvData: [CSV_ROW] }) },
  "admin.login": { input: () => ({ password: MASTER_PASSWORD }) },
}

/** An input of the call for this event. */
export function exampleOf(path: ProcedurePath, event: FullEvent): Input {
  const required = requiredFieldsOf(path)
  const ids = Object.entries(idsOf(event)).filter(([name]) => required.includes(name))
  return { ...Object.fromEntries(ids), ...EXAMPLES[path]?.input?.(event) }
}

/** Brings the event into a state in which the example is possible, if it needs one. */
export const preparationOf = (path: ProcedurePath): Prepare | undefined => EXAMPLES[path]?.prepare
