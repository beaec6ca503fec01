import { describe, expect, it } from "vitest"
import { countsOfRunner } from "./lib/test-steps.mjs"

describe("what a test runner counts for", () => {
  it.each([
    ["all passed", 0, { passed: 3, failed: 0, skipped: 1 }, { passed: 3, failed: 0, skipped: 1 }],
    ["two failed", 1, { passed: 3, failed: 2, skipped: 0 }, { passed: 3, failed: 2, skipped: 0 }],
    ["no test failed but the run did", 1, { passed: 3, failed: 0, skipped: 0 }, { passed: 3, failed: 1, skipped: 0 }],
    ["no test ran", 0, { passed: 0, failed: 0, skipped: 0 }, { passed: 0, failed: 1, skipped: 0 }],
    ["every test was skipped", 0, { passed: 0, failed: 0, skipped: 4 }, { passed: 0, failed: 1, skipped: 4 }],
    ["no report was written", 0, undefined, { passed: 0, failed: 1, skipped: 0 }],
  ])("%s", (_title, code, report, counts) => {
    expect(countsOfRunner(code, report)).toEqual(counts)
  })
})
