import type { ErrorCode } from "@rosette/contract/errors"
import { LIMITS } from "@rosette/contract/limits"
import type { ProcedurePath } from "@rosette/contract/routers"
import type { InjectOptions } from "fastify"
import type { Browser, TestApp } from "../app.ts"
import { EVENT_PASSWORD, type FullEvent } from "../scenes/full-event.ts"
import { leadCeremony, makeFirstVersion, setResultsState } from "../scenes/results-state.ts"
import type { Person, TwoEvents } from "../scenes/two-events.ts"
import { json } from "./odd-requests.ts"

type Stage = { app: TestApp; scene: TwoEvents; browser: Browser }

/** A call that is refused, and what it needs first. */
export type ProvokedCall = {
  who: Person
  procedure: ProcedurePath
  input(event: FullEvent): Record<string, unknown>
  prepare?(stage: Stage): Promise<unknown>
  /** With its own settings, the call gets its own app. */
  env?: Record<string, string>
  /** The app cannot be used for other calls afterwards. */
  endsApp?: true
}

/** A request that is refused before it is a call, at each API. */
export type ProvokedRequest = { rest: InjectOptions; trpc: InjectOptions }

const MUTATION_ID = "0b7f3f5e-8d3c-4f57-9a35-6d7f7e3c2a11"
const WRONG_PASSWORD = "not-this-one"

const onBothDoors = (request: InjectOptions): ProvokedRequest => ({
  rest: { method: "POST", ...request, url: "/api/logout" },
  trpc: { method: "POST", ...request, url: "/trpc/session.logout" },
})

const saveAs = (points: number) => (full: FullEvent) => ({
  judgeId: full.judge.id,
  entryId: full.entryIds[1],
  scores: full.criterionIds.map((criterionId) => ({ criterionId, points })),
  mutationId: MUTATION_ID,
})

async function saveBefore({ scene }: Stage): Promise<void> {
  const { judgeId, ...body } = saveAs(4)(scene.own)
  await (await scene.as("judge")).rest("POST", `/judges/${judgeId}/scores`, body)
}

const assign = ({ awardId, entryIds: [, entryId] }: FullEvent) => ({ awardId, entryId })
const byName = ({ judge, passcode }: FullEvent) => ({ judgeName: judge.name, passcode })
const organizer = "organizer" as const

const openPoll = ({ app, scene }: Stage) =>
  app.services.db.prisma.poll.update({ where: { id: scene.own.pollId }, data: { state: "open" } })

/** Only files and pages have ranges; no call does. */
type RefusalOfCalls = Exclude<ErrorCode, "RANGE_NOT_SATISFIABLE">

/** One way to cause each refusal; a refusal without one does not compile. */
export const PROVOCATIONS: Record<RefusalOfCalls, ProvokedCall | ProvokedRequest> = {
  INVALID_INPUT: {
    who: organizer,
    procedure: "organizer.createJudge",
    input: ({ eventId }) => ({ eventId, name: " " }),
  },
  MALFORMED_JSON: onBothDoors({ headers: json, payload: '{"roles": ["judge"' }),
  CSV_ROWS_INVALID: {
    who: organizer,
    procedure: "csv.import",
    input: ({ eventId }) => ({
      eventId,
      csvData: ["4", "1"].map((id) => ({ "Entry Name": "Car", "Owner/Participant": "Olive", "Voting ID": id })),
    }),
  },
  CLASS_NAME_TAKEN: {
    who: organizer,
    procedure: "organizer.createClass",
    input: ({ eventId }) => ({ eventId, name: "EARLY" }),
  },
  CLASS_IN_USE: {
    who: organizer,
    procedure: "organizer.deleteClass",
    input: ({ classIds: [classId] }) => ({ classId }),
  },
  VOTE_CODE_UNKNOWN: { who: "nobody", procedure: "audience.ballot", input: () => ({ code: "ZZZZ ZZZ9" }) },
  VOTE_CODE_USED: {
    who: organizer,
    procedure: "crew.typeVote",
    input: ({ eventId, pollId, voteCode }) => ({ eventId, pollId, code: voteCode, votingId: "2" }),
    prepare: async (stage) => {
      await openPoll(stage)
      const { pollId, voteCode, entryIds } = stage.scene.own
      await stage.browser.rest("POST", "/vote", { code: voteCode, pollId, entryId: entryIds[0] })
    },
  },
  POLL_CLOSED: {
    who: "nobody",
    procedure: "audience.cast",
    input: ({ pollId, voteCode, entryIds: [entryId] }) => ({ pollId, code: voteCode, entryId }),
  },
  POLL_IN_USE: {
    who: organizer,
    procedure: "organizer.updatePoll",
    input: ({ pollId, classIds: [classId] }) => ({ pollId, classIds: [classId] }),
    prepare: openPoll,
  },
  NOT_IN_POLL: {
    who: "nobody",
    procedure: "audience.cast",
    input: ({ pollId, voteCode }) => ({ pollId, code: voteCode, entryId: LIMITS.id.max }),
    prepare: openPoll,
  },
  FLAG_IN_USE: {
    who: organizer,
    procedure: "organizer.updateWords",
    input: ({ eventId }) => ({ eventId, flags: { hasCustomPaint: { isUsed: false } } }),
    prepare: ({ app, scene }) =>
      app.services.db.prisma.criterion.updateMany({
        where: { eventId: scene.own.eventId },
        data: { requiresCustomPaint: true },
      }),
  },
  SIGN_IN_REQUIRED: {
    who: "nobody",
    procedure: "organizer.deleteEntry",
    input: ({ entryIds: [entryId] }) => ({ entryId }),
  },
  WRONG_CREDENTIALS: {
    who: "nobody",
    procedure: "organizer.login",
    input: ({ eventId }) => ({ eventId, password: WRONG_PASSWORD }),
  },
  FORBIDDEN: { who: "judge", procedure: "organizer.clearScores", input: ({ judge }) => ({ judgeId: judge.id }) },
  FOREIGN_ORIGIN: onBothDoors({ headers: { ...json, origin: "https://elsewhere.test" }, payload: "{}" }),
  WRONG_PASSWORD: {
    who: organizer,
    procedure: "organizer.changePassword",
    input: ({ eventId }) => ({ eventId, currentPassword: WRONG_PASSWORD, newPassword: "close-the-hood" }),
  },
  NAME_SIGN_IN_OFF: {
    who: "nobody",
    procedure: "judge.login",
    input: byName,
    prepare: ({ app, scene }) =>
      app.services.db.prisma.event.update({ where: { id: scene.own.eventId }, data: { allowNameSignIn: false } }),
  },
  APPROVAL_NEEDED: {
    who: "nobody",
    procedure: "judge.login",
    input: byName,
    // The first call saves the device's request; a repeated one saves nothing.
    prepare: ({ scene, browser }) => browser.rest("POST", "/judges/login", byName(scene.own)),
  },
  APPROVAL_REFUSED: {
    who: "nobody",
    procedure: "judge.login",
    input: byName,
    async prepare({ app, scene, browser }) {
      const { status } = await browser.rest("POST", "/judges/login", byName(scene.own))
      await app.services.db.prisma.signInRequest.updateMany({
        where: { eventId: scene.own.eventId },
        data: { status: "refused", decidedAt: new Date() },
      })
      return status
    },
  },
  EVENT_CLOSED: {
    who: "judge",
    procedure: "judge.saveSheet",
    input: saveAs(5),
    prepare: ({ app, scene }) =>
      app.services.db.prisma.event.update({ where: { id: scene.own.eventId }, data: { isActive: false } }),
  },
  EVENT_CREATION_CLOSED: {
    who: organizer,
    procedure: "organizer.createEvent",
    env: { EVENT_CREATION: "master" },
    input: () => ({
      name: "Harbour Show",
      organizerName: "Olive",
      organizerPassword: EVENT_PASSWORD,
      criteria: [{ name: "Paint", description: "Depth and finish", maxPoints: 10 }],
    }),
  },
  NOT_FOUND: {
    who: "organizer of another event",
    procedure: "organizer.deleteJudge",
    input: ({ judge }) => ({ judgeId: judge.id }),
  },
  SCORES_LOCKED: {
    who: "judge",
    procedure: "judge.saveSheet",
    input: (full) => ({ judgeId: full.judge.id, entryId: full.entryIds[0], scores: [], isSubmitted: true }),
  },
  SHEET_CHANGED: {
    who: "judge",
    procedure: "judge.saveSheet",
    input: (full) => ({ ...saveAs(5)(full), mutationId: null, baseRevision: 99 }),
    prepare: saveBefore,
  },
  FIELDS_CHANGED: {
    who: organizer,
    procedure: "organizer.updateEntry",
    input: ({ entryIds: [entryId] }) => ({ entryId, entryName: "Mine", expected: { entryName: "What I saw" } }),
  },
  ENTRY_JUDGED: {
    who: organizer,
    procedure: "organizer.updateEntry",
    input: ({ entryIds: [, entryId] }) => ({ entryId, status: "absent" }),
    async prepare({ scene }) {
      const { judgeId, ...body } = saveAs(4)(scene.own)
      await (await scene.as("judge")).rest("POST", `/judges/${judgeId}/scores`, { ...body, isSubmitted: true })
    },
  },
  NOT_COMPETING: {
    who: organizer,
    procedure: "awards.assign",
    input: assign,
    prepare: ({ app, scene }) =>
      app.services.db.prisma.entry.updateMany({ where: { id: scene.own.entryIds[1] }, data: { status: "withdrawn" } }),
  },
  WINNER_CHANGED: {
    who: organizer,
    procedure: "awards.confirmWinner",
    input: ({ eventId, entryIds: [entryId] }) => ({
      eventId,
      entryId,
      winnerType: "overall",
      position: 2,
      confirmedBy: "Olive",
      expected: { resultsVersion: -1, entryIds: [], replacedId: null },
    }),
  },
  TIE_CHANGED: {
    who: organizer,
    procedure: "organizer.settleTie",
    input: ({ eventId }) => ({ eventId, key: "of-other-numbers", kind: "shared" }),
  },
  DATABASE_CHANGED: {
    who: "judge",
    procedure: "judge.saveSheet",
    input: (full) => ({ ...saveAs(5)(full), databaseId: "of-another-database" }),
  },
  MUTATION_ID_REUSED: {
    who: "judge",
    procedure: "judge.saveSheet",
    input: saveAs(5),
    prepare: saveBefore,
  },
  VOTING_ID_TAKEN: {
    who: organizer,
    procedure: "organizer.updateEntry",
    input: ({ entryIds: [entryId] }) => ({ entryId, votingId: "2" }),
  },
  JUDGE_NAME_TAKEN: {
    who: organizer,
    procedure: "organizer.createJudge",
    input: ({ eventId, judge }) => ({ eventId, name: judge.name.toUpperCase() }),
  },
  POINTS_ABOVE_MAX: {
    who: organizer,
    procedure: "organizer.updateCriterion",
    input: ({ criterionIds: [criterionId] }) => ({ criterionId, maxPoints: 6 }),
  },
  AWARD_IN_USE: {
    who: organizer,
    procedure: "awards.update",
    input: ({ awardId }) => ({ awardId, maxWinners: 1 }),
    async prepare({ scene }) {
      await (await scene.as(organizer)).rest("POST", "/award-winners", assign(scene.own))
    },
  },
  ALREADY_ASSIGNED: {
    who: organizer,
    procedure: "awards.assign",
    input: ({ awardId, entryIds: [entryId] }) => ({ awardId, entryId }),
  },
  TIE_SETTLED: {
    who: organizer,
    procedure: "organizer.settleTie",
    input: ({ eventId, tieKey }) => ({ eventId, key: tieKey, kind: "lot" }),
    async prepare({ scene }) {
      const { eventId, tieKey } = scene.own
      await (await scene.as(organizer)).rest("POST", `/events/${eventId}/ties/settle`, { key: tieKey, kind: "shared" })
    },
  },
  STEPPED_ASIDE: {
    who: "judge",
    procedure: "judge.withdrawConflict",
    input: ({ conflictId }) => ({ conflictId }),
    prepare: ({ app, scene }) =>
      app.services.db.prisma.conflict.update({
        where: { id: scene.own.conflictId },
        data: { state: "active", source: "organizer" },
      }),
  },
  REOPENING_USED: {
    who: organizer,
    procedure: "organizer.takeBackReopening",
    input: ({ eventId }) => ({ eventId, version: 0 }),
  },
  AWARD_FULL: {
    who: organizer,
    procedure: "awards.assign",
    input: assign,
    async prepare({ scene }) {
      await (await scene.as(organizer)).rest("PUT", `/awards/${scene.own.awardId}`, { maxWinners: 1 })
    },
  },
  EXCLUSIVE_AWARD: {
    who: organizer,
    procedure: "awards.assign",
    input: assign,
    async prepare({ scene }) {
      const browser = await scene.as(organizer)
      const { eventId, entryIds } = scene.own
      const award = { eventId, name: "Best of Show", priority: 9, isExclusive: true }
      const { body } = await browser.rest("POST", "/awards", award)
      await browser.rest("POST", "/award-winners", { awardId: (body as { id: number }).id, entryId: entryIds[1] })
    },
  },
  RESULTS_PUBLISHED: {
    who: organizer,
    procedure: "organizer.deleteEntry",
    input: ({ entryIds: [entryId] }) => ({ entryId }),
    prepare: ({ app, scene }) => setResultsState(app.services.db, scene.own, "published"),
  },
  VERSION_CHANGED: {
    who: organizer,
    procedure: "organizer.snapshot",
    input: ({ eventId }) => ({ eventId, version: 1 }),
    prepare: async ({ app, scene }) => {
      await makeFirstVersion(app.services.db, scene.own)
      await app.services.db.prisma.snapshot.updateMany({
        where: { eventId: scene.own.eventId },
        data: { body: '{"format":1}' },
      })
    },
  },
  NOT_READY: {
    who: organizer,
    procedure: "organizer.publish",
    input: ({ eventId }) => ({ eventId }),
    prepare: ({ app, scene }) => setResultsState(app.services.db, scene.own, "review"),
  },
  WRONG_RESULTS_STATE: {
    who: organizer,
    procedure: "organizer.publish",
    input: ({ eventId }) => ({ eventId }),
  },
  NOT_PUBLISHED: {
    who: organizer,
    procedure: "organizer.moveCeremony",
    input: ({ eventId }) => ({ eventId, version: 0, action: "next" }),
  },
  CEREMONY_CHANGED: {
    who: organizer,
    procedure: "organizer.arrangeCeremony",
    input: ({ eventId }) => ({ eventId, version: 7, showsPercent: true }),
  },
  ANOTHER_ANNOUNCER: {
    who: organizer,
    procedure: "organizer.moveCeremony",
    input: ({ eventId }) => ({ eventId, version: 0, action: "next" }),
    prepare: async ({ app, scene }) => {
      await makeFirstVersion(app.services.db, scene.own)
      await leadCeremony(app.services.db, scene.own, "Ann")
    },
  },
  LIMIT_REACHED: {
    who: organizer,
    procedure: "awards.create",
    input: ({ eventId }) => ({ eventId, name: "One more" }),
    async prepare({ app, scene }) {
      const data = Array.from({ length: LIMITS.event.maxAwards }, (_, n) => ({
        eventId: scene.own.eventId,
        name: `Award ${n}`,
      }))
      await app.services.db.prisma.award.createMany({ data })
    },
  },
  TOO_LARGE: onBothDoors({ headers: json, payload: JSON.stringify({ filler: "x".repeat(LIMITS.body.restBytes) }) }),
  UNSUPPORTED_MEDIA_TYPE: onBothDoors({ headers: { "content-type": "text/xml" }, payload: "<roles/>" }),
  TOO_MANY_ATTEMPTS: {
    who: "nobody",
    procedure: "organizer.login",
    env: { LOGIN_RATE_LIMIT: "1" },
    input: ({ eventId }) => ({ eventId, password: EVENT_PASSWORD }),
    async prepare({ app, scene }) {
      const wrong = { eventId: scene.own.eventId, password: WRONG_PASSWORD }
      for (let n = 0; n < LIMITS.signIn.organizerFailures; n++)
        await app.browser().rest("POST", "/organizer/login", wrong)
    },
  },
  UNAVAILABLE: {
    who: organizer,
    procedure: "organizer.createJudge",
    input: ({ eventId }) => ({ eventId, name: "Grace" }),
    prepare: ({ app }) => app.services.db.close(),
    endsApp: true,
  },
}
