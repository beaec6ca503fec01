import { adminRouter } from "../features/admin/router.ts"
import { awardsRouter } from "../features/awards/router.ts"
import { csvRouter } from "../features/csv/router.ts"
import { judgeRouter } from "../features/judge/router.ts"
import { organizerRouter } from "../features/organizer/router.ts"
import { sessionRouter } from "../features/session/router.ts"
import { createCallerFactory, router } from "./procedures.ts"

export const appRouter = router({
  judge: judgeRouter,
  organizer: organizerRouter,
  admin: adminRouter,
  awards: awardsRouter,
  csv: csvRouter,
  session: sessionRouter,
})

export type AppRouter = typeof appRouter

/** Calls the same procedures without HTTP: the REST door. */
export const createCaller = createCallerFactory(appRouter)
