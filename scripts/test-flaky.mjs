import { spawn } from "node:child_process"
import { parseArgs } from "node:util"
import { ensureBrowser } from "./lib/browser.mjs"
import { runCommand } from "./lib/command.mjs"
import { launch, prepare } from "./lib/prepare.mjs"
import { inRoot } from "./lib/root.mjs"
import { testEnvironment } from "./lib/test-environment.mjs"
import { ensureWebBuilt } from "./lib/web-build.mjs"

// `npm run test:flaky -- --times 20`: repeats the tests that changed since main, or those of the given files. With `--load`, beside
// six processes that do nothing but compute, as on a machine that is busy.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: "string", default: "20" }, load: { type: "boolean", default: false } },
})
const times = Number(values.times)
if (!Number.isInteger(times) || times < 1) throw new Error("--times takes a whole number of at least 1.")

const LOAD = 6

async function git(...args) {
  const { code, output } = await runCommand("git", args, { quiet: true })
  if (code !== 0) throw new Error(`git ${args.join(" ")} failed: ${output.trim()}`)
  return output.split("\n").filter((line) => line !== "")
}

async function changedSinceMain() {
  const [base] = await git("merge-base", "main", "HEAD")
  const changed = await git("diff", "--name-only", "--diff-filter=d", base)
  return [...changed, ...(await git("ls-files", "--others", "--exclude-standard"))]
}

async function repeatJourneys(files) {
  await ensureWebBuilt()
  const args = ["test", "-c", inRoot("e2e/playwright.config.ts"), ...files, `--repeat-each=${times}`, "--reporter=dot"]
  const env = testEnvironment({ CHROMIUM_PATH: await ensureBrowser(), LONG_JOURNEYS: "1" })
  return (await runCommand("node", [inRoot("node_modules/@playwright/test/cli.js"), ...args], { env })).code
}

async function repeatUnits(files) {
  const args = [inRoot("node_modules/vitest/vitest.mjs"), "run", ...files, "--reporter=dot"]
  let failed = 0
  for (let round = 0; round < times; round++)
    failed += (await runCommand("node", args, { env: testEnvironment() })).code === 0 ? 0 : 1
  console.log(`\n${times} rounds of ${files.join(", ")}: ${failed} failed.`)
  return failed
}

/** Keeps the machine busy until this process ends. */
function makeLoad() {
  const busy = Array.from({ length: LOAD }, () => spawn(process.execPath, ["-e", "for (;;) {}"], { stdio: "ignore" }))
  process.on("exit", () => {
    for (const child of busy) child.kill("SIGKILL")
  })
}

process.exitCode = await launch(async () => {
  await prepare()
  if (values.load) makeLoad()
  const files = positionals.length > 0 ? positionals : await changedSinceMain()
  const tests = files.filter((path) => /\.test\.(?:ts|tsx|mjs)$/.test(path))
  const journeys = tests.filter((path) => path.startsWith("e2e/journeys/"))
  const units = tests.filter((path) => !journeys.includes(path))
  if (tests.length === 0) console.error("No test was run: none changed since main. Give the files of some tests.")
  const failed = [
    units.length > 0 && (await repeatUnits(units)),
    journeys.length > 0 && (await repeatJourneys(journeys)),
  ]
  return tests.length === 0 || failed.some(Boolean) ? 1 : 0
}, 1)
