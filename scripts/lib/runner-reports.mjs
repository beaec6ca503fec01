import { stripVTControlCharacters } from "node:util"

/** The end of the whole run repeats at most this much of a failed test's message. */
const MAX_LINES = 15

const shortened = (message) => {
  const lines = stripVTControlCharacters(message).split("\n")
  return (lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), "..."] : lines).join("\n")
}

/** The counts of Vitest's JSON report, and its failed tests with their messages. */
export function vitestReport(json) {
  const failures = json.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed")
    const failedTests = failed.map(({ fullName, failureMessages }) => ({
      title: `${name} > ${fullName}`,
      message: shortened(failureMessages.join("\n")),
    }))
    // A file that could not be loaded has no tests to fail.
    return failedTests.length === 0 && message ? [{ title: name, message: shortened(message) }] : failedTests
  })
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
    failures,
  }
}

const failedJourneys = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) => ({
        title: `[${projectName}] ${file}:${line} > ${title}`,
        message: shortened(results.flatMap(({ errors }) => errors.map((error) => error.message ?? "")).join("\n")),
      })),
  ),
  ...suites.flatMap(failedJourneys),
]

/** The counts of Playwright's JSON report, and its failed journeys with their messages. */
export const playwrightReport = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  failures: failedJourneys({ suites }),
})
