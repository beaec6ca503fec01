import { afterEach } from "vitest"
import { currentNotices, feedback } from "../src/lib/feedback.ts"

/** Test files share their modules: no notice of one test is left for the next. */
afterEach(() => {
  for (const { id } of currentNotices()) feedback.dismiss(id)
})
