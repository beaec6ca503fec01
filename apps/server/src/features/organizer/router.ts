import { router } from "../../trpc/procedures.ts"
import { accessProcedures } from "./access-router.ts"
import { criterionProcedures } from "./criterion-router.ts"
import { entryProcedures } from "./entry-router.ts"
import { eventProcedures } from "./event-router.ts"
import { judgeProcedures } from "./judge-router.ts"
import { liveProcedures } from "./live-router.ts"

export const organizerRouter = router({
  ...eventProcedures,
  ...entryProcedures,
  ...criterionProcedures,
  ...judgeProcedures,
  ...liveProcedures,
  ...accessProcedures,
})
