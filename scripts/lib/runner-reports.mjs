import { stripVTControlCharacters } from "node:util"

/** So much of what a failed test says stands at the end of the whole run. */
const MOST_LINES = 15

const shortened = (message) => {
  const lines = stripVTControlCharacters(message).split("\n")
  return (lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), "..."] : lines).join("\n")
}

/** The counts of Vitest's JSON report, and its failed tests with what they said. */
export function vitestReport(json) {
  const failures = json.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed")
    const ofTests = failed.map(({ fullName, failureMessages }) => ({
      title: `${name} > ${fullName}`,
      message: shortened(failureMessages.join("\n")),
    }))
    // A file that could not be loaded has no tests to fail.
    return ofTests.length === 0 && message ? [{ title: name, message: shortened(message) }] : ofTests
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

/** The counts of Playwright's JSON report, and its failed journeys with what they said. */
export const playwrightReport = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  failures: failedJourneys({ suites }),
})
