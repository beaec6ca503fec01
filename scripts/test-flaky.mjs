import { existsSync, readFileSync, rmSync } from "node:fs"
import { ensureBrowser } from "./lib/browser.mjs"
import { changedSinceMain } from "./lib/changed-files.mjs"
import { runCommand } from "./lib/command.mjs"
import { countFailures, readArguments, runsOfPlaywright, runsOfVitest, testsAmong } from "./lib/flaky.mjs"
import { launch, prepare } from "./lib/prepare.mjs"
import { inRoot, ROOT } from "./lib/root.mjs"
import { testEnvironment } from "./lib/test-steps.mjs"
import { ensureWebBuilt } from "./lib/web-build.mjs"

// `npm run test:flaky -- --times 20`: repeats the tests that changed since main, or those of the given files.
const { times, paths } = readArguments(process.argv.slice(2))

/** Runs a test runner and reads its report; a runner without a report counts as one failure. */
async function runsOf(args, { file, env, read }) {
  rmSync(file, { force: true })
  await runCommand("node", args, { env: testEnvironment(env) })
  if (!existsSync(file)) return [{ title: args.join(" "), failed: true }]
  return read(JSON.parse(readFileSync(file, "utf8")))
}

function runVitest(files) {
  const file = inRoot("test-results", "flaky-vitest.json")
  const args = ["run", ...files, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`]
  return runsOf([inRoot("node_modules/vitest/vitest.mjs"), ...args], { file, read: (json) => runsOfVitest(json, ROOT) })
}

async function runJourneys(files) {
  await ensureWebBuilt()
  const file = inRoot("test-results", "flaky-playwright.json")
  const args = ["test", "-c", inRoot("e2e/playwright.config.ts"), ...files, `--repeat-each=${times}`]
  const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: file, LONG_JOURNEYS: "1" }
  const cli = inRoot("node_modules/@playwright/test/cli.js")
  return runsOf([cli, ...args, "--reporter=dot,json"], { file, env, read: runsOfPlaywright })
}

const runs = await launch(async () => {
  await prepare()
  const { vitest, journeys } = testsAmong(paths.length > 0 ? paths : await changedSinceMain())
  const done = []
  for (let round = 0; round < times && vitest.length > 0; round++) done.push(...(await runVitest(vitest)))
  if (journeys.length > 0) done.push(...(await runJourneys(journeys)))
  return done
}, 1)

const counts = countFailures(runs)
const flaky = counts.filter(({ failed }) => failed > 0)
for (const { title, ran, failed } of flaky) console.log(`${failed} of ${ran} failed: ${title}`)
console.log(`\n${counts.length} tests, ${times} times: ${flaky.length} failed at least once.`)
if (counts.length === 0) console.error("No test was run: none changed since main. Give the files of some tests.")
if (counts.length === 0 || flaky.length > 0) process.exitCode = 1
