/** The counts of Vitest's JSON report, and the titles of its failed tests. */
export function vitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const titles = assertionResults.filter((test) => test.status === "failed").map(({ fullName }) => fullName)
    return status === "failed" && titles.length === 0 ? [name] : titles.map((title) => `${name} > ${title}`)
  })
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, failures }
}

/** The same for Playwright's report. Its own list of failures stands just above the table. */
export function playwrightCounts({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/** The counts of a whole run: one without a test or a report, or that exits with an error, has at least one failure. */
export function countsOfRunner(code, report) {
  if (!report || report.passed + report.failed === 0) return { passed: 0, failed: 1, skipped: report?.skipped ?? 0 }
  return { ...report, failed: code !== 0 && report.failed === 0 ? 1 : report.failed }
}
