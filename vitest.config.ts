import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** The files that take longest, first of all: none of them is still running when all others are done. */
const LONGEST = ["kill", "start-and-stop", "fuzz", "ladder", "outbox-model", "responsiveness", "every-refusal"]
const LONG = new RegExp(`/test/(${LONGEST.join("|")})\\.test\\.ts$`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const name = LONG.exec(moduleId)?.[1]
      return name === undefined ? LONGEST.length : LONGEST.indexOf(name)
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

// One runner for every workspace, so that all of them share one pool of workers. Tests share their modules too: they keep
// nothing between them, and loading the modules anew for each file takes longer than most of the tests. All projects have
// the same number of workers, as Vitest asks of those that run at once.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: "packages", root: "packages", include: ["*/src/**/*.test.ts"], isolate: false, maxWorkers: 2 } },
      {
        test: {
          name: "web",
          root: "apps/web",
          include: ["{src,build}/**/*.test.{ts,tsx}"],
          isolate: false,
          maxWorkers: 2,
        },
      },
      "apps/server",
      "scripts",
    ],
  },
})
