import { describe, expect, it } from "vitest"
import { playwrightReport, vitestReport } from "./lib/runner-reports.mjs"
import { countsOfRunner } from "./lib/test-steps.mjs"

describe("the counts of a test runner", () => {
  it.each([
    ["all passed", 0, { passed: 3, failed: 0, skipped: 1 }, { passed: 3, failed: 0, skipped: 1 }],
    ["two failed", 1, { passed: 3, failed: 2, skipped: 0 }, { passed: 3, failed: 2, skipped: 0 }],
    ["no test failed, but the run did", 1, { passed: 3, failed: 0, skipped: 0 }, { passed: 3, failed: 1, skipped: 0 }],
    ["no test ran", 0, { passed: 0, failed: 0, skipped: 0 }, { passed: 0, failed: 1, skipped: 0 }],
    ["every test was skipped", 0, { passed: 0, failed: 0, skipped: 4 }, { passed: 0, failed: 1, skipped: 4 }],
    ["no report was written", 0, undefined, { passed: 0, failed: 1, skipped: 0 }],
  ])("%s", (_title, code, report, counts) => {
    expect(countsOfRunner(code, report)).toEqual(counts)
  })
})

describe("failed tests are listed at the end of the whole run", () => {
  it("from Vitest's report, also a file that could not be loaded", () => {
    const json = {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 2,
      testResults: [
        {
          name: "a.test.ts",
          message: "",
          assertionResults: [
            { status: "passed", fullName: "adds", failureMessages: [] },
            { status: "failed", fullName: "divides", failureMessages: ["\u001b[31mby zero\u001b[39m"] },
          ],
        },
        { name: "b.test.ts", message: "No such module", assertionResults: [] },
      ],
    }
    expect(vitestReport(json)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 2,
      failures: [
        { title: "a.test.ts > divides", message: "by zero" },
        { title: "b.test.ts", message: "No such module" },
      ],
    })
  })

  it("from Playwright's report, with the first lines of each message", () => {
    const message = Array.from({ length: 20 }, (_, line) => `line ${line}`).join("\n")
    const spec = (title, status) => ({
      title,
      file: "judge.test.ts",
      line: 7,
      tests: [{ projectName: "phone", status, results: [{ errors: [{ message }] }] }],
    })
    const json = {
      stats: { expected: 1, flaky: 0, unexpected: 1, skipped: 0 },
      suites: [{ specs: [spec("signs in", "expected")], suites: [{ specs: [spec("submits", "unexpected")] }] }],
    }
    const { failures, ...counts } = playwrightReport(json)
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 })
    expect(failures).toMatchObject([{ title: "[phone] judge.test.ts:7 > submits" }])
    expect(failures[0].message.split("\n")).toHaveLength(16)
  })
})
