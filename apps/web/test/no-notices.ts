import { afterEach } from "vitest"
import { currentNotices, feedback } from "../src/lib/feedback.ts"

/** Test files share their modules: what one has told on the screen is gone when the next begins. */
afterEach(() => {
  for (const { id } of currentNotices()) feedback.dismiss(id)
})
