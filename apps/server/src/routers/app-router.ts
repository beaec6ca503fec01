import type {
  adminContract,
  audienceContract,
  awardsContract,
  crewContract,
  csvContract,
  judgeContract,
  organizerContract,
  sessionContract,
} from "@rosette/contract/routers"
import { admin } from "../features/admin/procedures.ts"
import { agreement } from "../features/agreement/procedures.ts"
import { assignments, coverage, judgeOffer } from "../features/assignments/procedures.ts"
import { audience, deskVotes } from "../features/audience/procedures.ts"
import { awards } from "../features/awards/procedures.ts"
import { cards } from "../features/cards/procedures.ts"
import { classes } from "../features/classes/procedures.ts"
import { conflicts, judgeConflicts } from "../features/conflicts/procedures.ts"
import { criteria } from "../features/criteria/procedures.ts"
import { csv } from "../features/csv/procedures.ts"
import { entries } from "../features/entries/procedures.ts"
import { entryReports, judgeReports } from "../features/entry-reports/procedures.ts"
import { events } from "../features/events/procedures.ts"
import { explanation } from "../features/explanation/procedures.ts"
import { everyHistory, history } from "../features/history/procedures.ts"
import { judgePresence, judges } from "../features/judges/procedures.ts"
import { eventLive, judgeLive } from "../features/live/procedures.ts"
import { judgeMessages, messages } from "../features/messages/procedures.ts"
import { photos } from "../features/photos/procedures.ts"
import { polls, voteCodes } from "../features/polls/procedures.ts"
import { ceremony, stage } from "../features/publishing/ceremony/procedures.ts"
import { publishing } from "../features/publishing/procedures.ts"
import { publicPages } from "../features/publishing/public-pages/procedures.ts"
import { results } from "../features/results/procedures.ts"
import { everyRetention, retention } from "../features/retention/procedures.ts"
import { rules } from "../features/rules/procedures.ts"
import { eventSheets, judgeSheets } from "../features/sheets/procedures.ts"
import {
  eventAccess,
  judgeSignIn,
  masterAdminSignIn,
  organizerSignIn,
  session,
} from "../features/sign-in/procedures.ts"
import { ties } from "../features/ties/procedures.ts"
import { words } from "../features/words/procedures.ts"
import { router } from "../kernel/access-levels.ts"

/** A procedure for each call of a contract: a missing one does not compile. */
type Served<Contract> = Record<keyof Contract, unknown>

export const appRouter = router({
  judge: router({
    ...judgeSignIn,
    ...judgeSheets,
    ...judgeOffer,
    ...judgeConflicts,
    ...judgePresence,
    ...judgeMessages,
    ...judgeReports,
    ...judgeLive,
  } satisfies Served<typeof judgeContract>),
  organizer: router({
    ...organizerSignIn,
    ...eventAccess,
    ...events,
    ...words,
    ...entries,
    ...photos,
    ...cards,
    ...classes,
    ...criteria,
    ...judges,
    ...assignments,
    ...conflicts,
    ...messages,
    ...entryReports,
    ...coverage,
    ...eventSheets,
    ...rules,
    ...retention,
    ...results,
    ...publishing,
    ...ties,
    ...explanation,
    ...agreement,
    ...history,
    ...ceremony,
    ...publicPages,
    ...polls,
    ...voteCodes,
    ...eventLive,
  } satisfies Served<typeof organizerContract>),
  admin: router({
    ...masterAdminSignIn,
    ...admin,
    ...everyRetention,
    ...everyHistory,
  } satisfies Served<typeof adminContract>),
  crew: router(deskVotes satisfies Served<typeof crewContract>),
  audience: router(audience satisfies Served<typeof audienceContract>),
  awards: router(awards satisfies Served<typeof awardsContract>),
  csv: router(csv satisfies Served<typeof csvContract>),
  session: router({ ...session, ...stage } satisfies Served<typeof sessionContract>),
})

export type AppRouter = typeof appRouter
