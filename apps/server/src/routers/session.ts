import { stage } from "../features/ceremony/procedures.ts"
import { session } from "../features/sign-in/procedures.ts"
import { router } from "../kernel/ladder.ts"

export const sessionRouter = router({
  current: session.current,
  logout: session.logout,
  stage: stage.stage,
})
