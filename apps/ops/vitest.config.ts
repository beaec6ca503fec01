import { configDefaults, defineConfig } from "vitest/config"
import { IS_WHOLE_RUN } from "../../packages/testkit/src/whole-run.ts"

/** What takes long and seldom fails is left out of `npm test`. */
const LONG_TESTS = IS_WHOLE_RUN ? [] : ["**/*.long.test.ts"]

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...LONG_TESTS],
    globalSetup: ["../../packages/testkit/src/postgres.ts"],
    pool: "forks",
    maxWorkers: 3,
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
  },
})
