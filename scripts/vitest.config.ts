import { configDefaults, defineProject } from "vitest/config"
import { IS_WHOLE_RUN } from "../packages/testkit/src/whole-run.ts"

// Some tests read the whole tree, which takes seconds on a busy machine.
export default defineProject({
  test: {
    name: "scripts",
    include: ["**/*.test.mjs"],
    // What takes long and seldom fails is left out of `npm test`.
    exclude: [...configDefaults.exclude, ...(IS_WHOLE_RUN ? [] : ["**/*.long.test.mjs"])],
    isolate: false,
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
