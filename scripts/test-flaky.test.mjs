import { describe, expect, it } from "vitest"
import { countFailures, readArguments, runsOfPlaywright, runsOfVitest, testsAmong } from "./lib/flaky.mjs"

describe("which tests are repeated", () => {
  it("are those among the files, by runner", () => {
    const files = ["docs/api.md", "apps/web/src/lib/format.ts", "apps/web/src/lib/format.test.ts"]
    expect(
      testsAmong([...files, "scripts/a.test.mjs", "e2e/journeys/csv.test.ts", "e2e/journeys/csv.test.ts"]),
    ).toEqual({
      vitest: ["apps/web/src/lib/format.test.ts", "scripts/a.test.mjs"],
      journeys: ["e2e/journeys/csv.test.ts"],
    })
  })

  it.each([
    [[], { times: 20, paths: [] }],
    [["a.test.ts", "--times", "3", "b.test.ts"], { times: 3, paths: ["a.test.ts", "b.test.ts"] }],
  ])("%j", (args, read) => {
    expect(readArguments(args)).toEqual(read)
  })

  it.each([["0"], ["-1"], ["many"], [undefined]])("--times %s is refused", (number) => {
    expect(() => readArguments(["--times", number])).toThrow("--times takes a whole number")
  })
})

describe("the runs in a report", () => {
  it("of Vitest: each test, and a file that could not be run", () => {
    const tests = [
      { fullName: "ties share a rank", status: "passed" },
      { fullName: "nobody is left out", status: "failed" },
      { fullName: "one day", status: "skipped" },
    ]
    const report = {
      testResults: [
        { name: "/r/packages/domain/src/a.test.ts", status: "failed", assertionResults: tests },
        { name: "/r/packages/domain/src/b.test.ts", status: "failed", assertionResults: [] },
      ],
    }
    expect(runsOfVitest(report, "/r")).toEqual([
      { title: "packages/domain/src/a.test.ts > ties share a rank", failed: false },
      { title: "packages/domain/src/a.test.ts > nobody is left out", failed: true },
      { title: "packages/domain/src/b.test.ts", failed: true },
    ])
  })

  it("of Playwright: each repetition at any depth, and errors outside of tests", () => {
    const spec = (title, ...statuses) => ({
      title,
      tests: statuses.map((status) => ({ projectName: "phone", status })),
    })
    const suites = [
      {
        title: "csv.test.ts",
        specs: [],
        suites: [{ title: "import", specs: [spec("again", "expected", "unexpected", "skipped")] }],
      },
    ]
    expect(runsOfPlaywright({ suites, errors: [{}] })).toEqual([
      { title: "csv.test.ts > import > again > phone", failed: false },
      { title: "csv.test.ts > import > again > phone", failed: true },
      { title: "Playwright itself", failed: true },
    ])
  })
})

it("a test is counted over all its runs, the most failures first", () => {
  const runs = [
    { title: "a", failed: false },
    { title: "b", failed: false },
    { title: "a", failed: false },
    { title: "b", failed: true },
  ]
  expect(countFailures(runs)).toEqual([
    { title: "b", ran: 2, failed: 1 },
    { title: "a", ran: 2, failed: 0 },
  ])
})
