import { stage } from "../features/publishing/ceremony/procedures.ts"
import { session } from "../features/sign-in/procedures.ts"
import { router } from "../kernel/access-levels.ts"

export const sessionRouter = router({
  current: session.current,
  logout: session.logout,
  stage: stage.stage,
})
