import { relative, sep } from "node:path"

const TEST = /\.test\.(?:ts|tsx|mjs)$/
const JOURNEY = /^e2e\/journeys\//

/** The tests among these files (paths relative to the repository): Vitest's, and the journeys, which Playwright runs. */
export function testsAmong(paths) {
  const tests = [...new Set(paths.filter((path) => TEST.test(path)))].sort()
  return { vitest: tests.filter((path) => !JOURNEY.test(path)), journeys: tests.filter((path) => JOURNEY.test(path)) }
}

/** Reads `--times 20` and paths. Throws if the number is not valid. */
export function readArguments(args) {
  const at = args.indexOf("--times")
  const times = at < 0 ? 20 : Number(args[at + 1])
  if (!Number.isInteger(times) || times < 1) throw new Error("--times takes a whole number of at least 1.")
  return { times, paths: at < 0 ? args : args.toSpliced(at, 2) }
}

const pathBelow = (root, file) => relative(root, file).split(sep).join("/")

/** `{ title, failed }` for each test of Vitest's report; a file that could not be run counts as a failed test. */
export function runsOfVitest(report, root) {
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = pathBelow(root, name)
    if (assertionResults.length === 0) return [{ title: file, failed: status !== "passed" }]
    return assertionResults
      .filter((test) => test.status === "passed" || test.status === "failed")
      .map((test) => ({ title: `${file} > ${test.fullName.trim()}`, failed: test.status === "failed" }))
  })
}

/** The same for Playwright's report, one item per repetition; errors outside of tests count as failed tests. */
export function runsOfPlaywright({ suites, errors = [] }) {
  const runsOf = (suite, above) => {
    const inside = suite.suites?.flatMap((inner) => runsOf(inner, [...above, inner.title])) ?? []
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== "skipped")
        .map(({ projectName, status }) => ({
          title: [...above, spec.title, projectName].join(" > "),
          failed: status !== "expected",
        })),
    )
    return [...own, ...inside]
  }
  const broken = errors.map(() => ({ title: "Playwright itself", failed: true }))
  return [...suites.flatMap((suite) => runsOf(suite, [suite.title])), ...broken]
}

/** How often each test ran and failed, the most failures first. */
export function countFailures(runs) {
  const counts = new Map()
  for (const { title, failed } of runs) {
    const count = counts.get(title) ?? { title, ran: 0, failed: 0 }
    counts.set(title, { title, ran: count.ran + 1, failed: count.failed + (failed ? 1 : 0) })
  }
  return [...counts.values()].sort((a, b) => b.failed - a.failed || a.title.localeCompare(b.title))
}
