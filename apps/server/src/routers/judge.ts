import { judgePresence } from "../features/judges/procedures.ts"
import { judgeLive } from "../features/live/procedures.ts"
import { judgeSheets } from "../features/sheets/procedures.ts"
import { judgeSignIn } from "../features/sign-in/procedures.ts"
import { router } from "../kernel/access-levels.ts"

export const judgeRouter = router({
  login: judgeSignIn.login,
  workspace: judgeSheets.workspace,
  progress: judgeSheets.progress,
  scores: judgeSheets.scores,
  saveSheet: judgeSheets.saveSheet,
  report: judgePresence.report,
  live: judgeLive.live,
})
