import { awardCalls } from "./awards.ts"
import { backupCalls } from "./backups.ts"
import { classCalls } from "./classes.ts"
import { criterionCalls } from "./criteria.ts"
import { csvCalls } from "./csv.ts"
import { entryCalls } from "./entries.ts"
import { eventCalls, everyEventCalls } from "./events.ts"
import { historyCalls } from "./history.ts"
import { historyChainCalls } from "./history-chain.ts"
import { judgeCalls, presenceCalls } from "./judges.ts"
import { eventLiveCalls, judgeLiveCalls } from "./live.ts"
import { photoCalls } from "./photos.ts"
import { progressCalls } from "./progress.ts"
import { ceremonyCalls, stageCalls } from "./publishing/ceremony.ts"
import { publicPageCalls } from "./publishing/public-pages.ts"
import { publishingCalls } from "./publishing/publishing.ts"
import { agreementCalls } from "./results/agreement.ts"
import { awardProposalCalls } from "./results/award-proposals.ts"
import { explanationCalls } from "./results/explanation.ts"
import { resultCalls } from "./results/results.ts"
import { ruleCalls } from "./results/rules.ts"
import { tieCalls } from "./results/ties.ts"
import { everyRetentionCalls, retentionCalls } from "./retention.ts"
import { eventAccessCalls, ownSessionCalls } from "./sessions.ts"
import { eventSheetCalls, judgeSheetCalls } from "./sheets.ts"
import { judgeSignIn, masterAdminSignIn, organizerSignIn } from "./sign-in.ts"

/** The calls of each router, under the names that callers use: `organizer.createEntry`. */

export const judgeContract = { ...judgeSignIn, ...judgeSheetCalls, ...presenceCalls, ...judgeLiveCalls } as const

export const organizerContract = {
  ...organizerSignIn,
  ...eventAccessCalls,
  ...eventCalls,
  ...entryCalls,
  ...photoCalls,
  ...classCalls,
  ...criterionCalls,
  ...judgeCalls,
  ...eventSheetCalls,
  ...progressCalls,
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

type Contract = {
  judge: typeof judgeContract
  organizer: typeof organizerContract
  admin: typeof adminContract
  awards: typeof awardsContract
  csv: typeof csvContract
  session: typeof sessionContract
}

/** "judge.saveSheet": a misspelt procedure does not compile. */
export type ProcedurePath = {
  [Router in keyof Contract]: `${Router}.${keyof Contract[Router] & string}`
}[keyof Contract]
