import { admin } from "../features/admin/procedures.ts"
import { everyHistory } from "../features/history/procedures.ts"
import { everyRetention } from "../features/retention/procedures.ts"
import { masterAdminSignIn } from "../features/sign-in/procedures.ts"
import { router } from "../kernel/access-levels.ts"

export const adminRouter = router({
  login: masterAdminSignIn.login,
  events: admin.events,
  progress: admin.progress,
  backups: admin.backups,
  enterEvent: admin.enterEvent,
  deleteEvent: admin.deleteEvent,
  deleteEvents: admin.deleteEvents,
  dueEvents: everyRetention.dueEvents,
  verifyHistory: everyHistory.verifyHistory,
})
