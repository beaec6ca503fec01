import { router } from "../kernel/access-levels.ts"
import { adminRouter } from "./admin.ts"
import { awardsRouter } from "./awards.ts"
import { csvRouter } from "./csv.ts"
import { judgeRouter } from "./judge.ts"
import { organizerRouter } from "./organizer.ts"
import { sessionRouter } from "./session.ts"

export const appRouter = router({
  judge: judgeRouter,
  organizer: organizerRouter,
  admin: adminRouter,
  awards: awardsRouter,
  csv: csvRouter,
  session: sessionRouter,
})

export type AppRouter = typeof appRouter
