import { defineProject } from "vitest/config"

// Some tests read the whole tree, which takes seconds on a busy machine.
export default defineProject({
  test: { name: "scripts", include: ["**/*.test.mjs"], isolate: false, maxWorkers: 3, testTimeout: 20_000 },
})
