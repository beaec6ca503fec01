import { agreementCalls } from "./agreement.ts"
import { assignmentCalls, offerCalls } from "./assignments.ts"
import { audienceCalls, deskVoteCalls } from "./audience.ts"
import { awardProposalCalls } from "./award-proposals.ts"
import { awardCalls } from "./awards.ts"
import { backupCalls } from "./backups.ts"
import type { Call, Calls } from "./call.ts"
import { cardCalls } from "./cards.ts"
import { ceremonyCalls, stageCalls } from "./ceremony.ts"
import { classCalls } from "./classes.ts"
import { conflictCalls, judgeConflictCalls } from "./conflicts.ts"
import { coverageCalls } from "./coverage.ts"
import { criterionCalls } from "./criteria.ts"
import { csvCalls } from "./csv.ts"
import type { Effect } from "./effects.ts"
import { entryCalls } from "./entries.ts"
import { entryReportCalls, judgeReportCalls } from "./entry-reports.ts"
import { wordCalls } from "./event-words.ts"
import { eventCalls, everyEventCalls } from "./events.ts"
import { explanationCalls } from "./explanation.ts"
import { historyCalls } from "./history.ts"
import { historyChainCalls } from "./history-chain.ts"
import { judgeCalls, presenceCalls } from "./judges.ts"
import { eventLiveCalls, judgeLiveCalls } from "./live.ts"
import { judgeMessageCalls, messageCalls } from "./messages.ts"
import { photoCalls } from "./photos.ts"
import { pollCalls, voteCodeCalls } from "./polls.ts"
import { progressCalls } from "./progress.ts"
import { publicPageCalls } from "./public-pages.ts"
import { publishingCalls } from "./publishing.ts"
import { resultCalls } from "./results.ts"
import { everyRetentionCalls, retentionCalls } from "./retention.ts"
import { ruleCalls } from "./rules.ts"
import { eventAccessCalls, ownSessionCalls } from "./sessions.ts"
import { eventSheetCalls, judgeSheetCalls } from "./sheets.ts"
import { judgeSignIn, masterAdminSignIn, organizerSignIn } from "./sign-in.ts"
import { tieCalls } from "./ties.ts"

/** The calls of each router, under the names that callers use: `organizer.createEntry`. */

export const judgeContract = {
  ...judgeSignIn,
  ...judgeSheetCalls,
  ...offerCalls,
  ...judgeConflictCalls,
  ...presenceCalls,
  ...judgeMessageCalls,
  ...judgeReportCalls,
  ...judgeLiveCalls,
} as const

export const organizerContract = {
  ...organizerSignIn,
  ...eventAccessCalls,
  ...eventCalls,
  ...wordCalls,
  ...entryCalls,
  ...photoCalls,
  ...cardCalls,
  ...classCalls,
  ...criterionCalls,
  ...judgeCalls,
  ...assignmentCalls,
  ...conflictCalls,
  ...messageCalls,
  ...entryReportCalls,
  ...eventSheetCalls,
  ...progressCalls,
  ...coverageCalls,
  ...ruleCalls,
  ...retentionCalls,
  ...resultCalls,
  ...publishingCalls,
  ...tieCalls,
  ...explanationCalls,
  ...agreementCalls,
  ...historyCalls,
  ...ceremonyCalls,
  ...publicPageCalls,
  ...pollCalls,
  ...voteCodeCalls,
  ...eventLiveCalls,
} as const

export const adminContract = {
  ...masterAdminSignIn,
  ...everyEventCalls,
  ...everyRetentionCalls,
  ...historyChainCalls,
  ...backupCalls,
} as const

export const awardsContract = { ...awardCalls, ...awardProposalCalls } as const

export const csvContract = csvCalls

export const sessionContract = { ...ownSessionCalls, ...stageCalls } as const

export const crewContract = deskVoteCalls

export const audienceContract = audienceCalls

/** What each router is for, and its calls. */
export const ROUTERS = {
  judge: { says: "What a judge does", calls: judgeContract },
  session: { says: "Who is signed in, and signing out", calls: sessionContract },
  organizer: { says: "Events, entries, criteria, judges and results", calls: organizerContract },
  awards: { says: "Awards and confirmed winners", calls: awardsContract },
  csv: { says: "Entries from and to files", calls: csvContract },
  crew: { says: "What is typed at the desk", calls: crewContract },
  audience: { says: "Votes of the audience", calls: audienceContract },
  admin: { says: "The master admin", calls: adminContract },
} as const satisfies Record<string, { says: string; calls: Calls }>
type Routers = typeof ROUTERS

/** "judge.saveSheet": a misspelt procedure does not compile. */
export type ProcedurePath = {
  [Router in keyof Routers]: `${Router}.${keyof Routers[Router]["calls"] & string}`
}[keyof Routers]

/** Every call with its path. */
const rows = Object.entries(ROUTERS).flatMap(([router, { calls }]) =>
  Object.entries<Call>(calls).map(([name, call]): [string, Call] => [`${router}.${name}`, call]),
)

/** The row of each call, by its path. */
export const CALLS = Object.fromEntries(rows) as Readonly<Record<ProcedurePath, Call>>

/** What each change makes stale, null if it changes no event. The web's build takes this instead of the rows. */
export const CALL_EFFECTS: Readonly<Record<string, Effect | null>> = Object.fromEntries(
  rows.flatMap(([path, call]) => ("effect" in call ? [[path, call.effect]] : [])),
)
