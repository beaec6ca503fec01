import { expect, it } from "vitest"
import { countsOfRunner, playwrightCounts, vitestCounts } from "./lib/runner-counts.mjs"

it.each([
  ["all passed", 0, { passed: 3, failed: 0, skipped: 1 }, { passed: 3, failed: 0, skipped: 1 }],
  ["two failed", 1, { passed: 3, failed: 2, skipped: 0 }, { passed: 3, failed: 2, skipped: 0 }],
  ["no test failed, but the run did", 1, { passed: 3, failed: 0, skipped: 0 }, { passed: 3, failed: 1, skipped: 0 }],
  ["no test ran", 0, { passed: 0, failed: 0, skipped: 0 }, { passed: 0, failed: 1, skipped: 0 }],
  ["every test was skipped", 0, { passed: 0, failed: 0, skipped: 4 }, { passed: 0, failed: 1, skipped: 4 }],
  ["no report was written", 0, undefined, { passed: 0, failed: 1, skipped: 0 }],
])("a run in which %s", (_title, code, report, counts) => {
  expect(countsOfRunner(code, report)).toEqual(counts)
})

it("both runners' reports are read, also a file that could not be loaded", () => {
  const assertionResults = [
    { status: "passed", fullName: "adds" },
    { status: "failed", fullName: "divides" },
  ]
  const testResults = [
    { name: "a.test.ts", status: "failed", assertionResults },
    { name: "b.test.ts", status: "failed", assertionResults: [] },
  ]
  expect(
    vitestCounts({ numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 2, testResults }),
  ).toEqual({ passed: 1, failed: 1, skipped: 2, failures: ["a.test.ts > divides", "b.test.ts"] })
  expect(playwrightCounts({ stats: { expected: 1, unexpected: 2, flaky: 1, skipped: 4 } })).toEqual({
    passed: 1,
    failed: 3,
    skipped: 4,
  })
})
