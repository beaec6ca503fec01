import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"
import { CONSTANTS } from "./apps/web/build/constants.ts"

/** The slowest files, which start first so that none of them is still running when all others are done. */
const LONGEST = [
  "renamed",
  "kill",
  "fuzz",
  "start-and-stop",
  "live",
  "access-levels",
  "silence",
  "outbox-model",
  "admin",
  "terminal",
  "show",
  "commands",
]
const LONG = new RegExp(`/(${LONGEST.join("|")})\\.(?:long\\.)?test\\.ts$`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const name = LONG.exec(moduleId)?.[1]
      return name === undefined ? LONGEST.length : LONGEST.indexOf(name)
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

/** Property tests with hundreds of inputs, tests that type into forms and servers that start take seconds on a busy machine. */
const TIMEOUT_MS = 60_000

/** `expect.poll` waits as long as in a journey; the default is a second. */
const POLL = { poll: { timeout: 30_000 } }

// One runner for every workspace, so that all of them share one pool of workers. Test files share loaded modules too: tests
// keep no state in them, and loading the modules again for each file takes longer than most tests. All projects have the same
// number of workers, because Vitest requires it of projects that run at the same time.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "packages",
          root: "packages",
          include: ["*/src/**/*.test.ts"],
          isolate: false,
          maxWorkers: 3,
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          expect: POLL,
        },
      },
      {
        define: CONSTANTS,
        test: {
          name: "web",
          root: "apps/web",
          include: ["{src,build}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.dom.test.tsx"],
          setupFiles: ["./test/no-notices.ts"],
          isolate: false,
          maxWorkers: 3,
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          expect: POLL,
        },
      },
      {
        define: CONSTANTS,
        test: {
          name: "web components",
          root: "apps/web",
          include: ["src/**/*.dom.test.tsx"],
          environment: "jsdom",
          setupFiles: ["./test/no-notices.ts", "./test/dom-setup.ts"],
          isolate: false,
          maxWorkers: 3,
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          expect: POLL,
        },
      },
      "apps/server",
      "apps/ops",
      "scripts",
    ],
  },
})
