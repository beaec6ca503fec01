import { awardCalls } from "./awards.ts"
import { criterionCalls } from "./criteria.ts"
import { csvCalls } from "./csv.ts"
import { entryCalls } from "./entries.ts"
import { eventCalls, everyEventCalls } from "./events.ts"
import { historyCalls } from "./history.ts"
import { judgeCalls, presenceCalls } from "./judges.ts"
import { eventLiveCalls, judgeLiveCalls } from "./live.ts"
import { photoCalls } from "./photos.ts"
import { progressCalls } from "./progress.ts"
import { resultCalls } from "./results.ts"
import { eventAccessCalls, ownSessionCalls } from "./sessions.ts"
import { eventSheetCalls, judgeSheetCalls } from "./sheets.ts"
import { judgeSignIn, masterAdminSignIn, organizerSignIn } from "./sign-in.ts"

/** Which noun's calls stand in which router. A call is named here as a caller names it: `organizer.createEntry`. */

export const judgeContract = { ...judgeSignIn, ...judgeSheetCalls, ...presenceCalls, ...judgeLiveCalls } as const

export const organizerContract = {
  ...organizerSignIn,
  ...eventAccessCalls,
  ...eventCalls,
  ...entryCalls,
  ...photoCalls,
  ...criterionCalls,
  ...judgeCalls,
  ...eventSheetCalls,
  ...progressCalls,
  ...resultCalls,
  ...historyCalls,
  ...eventLiveCalls,
} as const

export const adminContract = { ...masterAdminSignIn, ...everyEventCalls } as const

export const awardsContract = awardCalls

export const csvContract = csvCalls

export const sessionContract = ownSessionCalls
