import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { runCommand } from "./command.mjs"
import { COMPILED, inRoot } from "./root.mjs"
import { countsOfRunner, playwrightCounts, vitestCounts } from "./runner-counts.mjs"
import { testEnvironment } from "./test-environment.mjs"
import { ensureWebBuilt } from "./web-build.mjs"

const node = (script, args, env) => runCommand("node", [inRoot(script), ...args], { env: testEnvironment(env) })

/** A check without tests counts as one test. */
const check =
  (script, ...args) =>
  async () => {
    const isGood = (await node(script, args)).code === 0
    return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }
  }

const types = check(
  "node_modules/turbo/bin/turbo",
  "run",
  "typecheck",
  "typecheck:callers",
  "--output-logs=errors-only",
  "--concurrency=2",
  "--continue",
)

const MEMORY_DISK = "/dev/shm"
const NEEDED_BYTES = 2 * 1024 ** 3

function hasMemoryDisk() {
  if (!existsSync(MEMORY_DISK)) return false
  const { bavail, bsize } = statfsSync(MEMORY_DISK)
  return bavail * bsize > NEEDED_BYTES
}

/**
 * Runs a test runner and counts its report. Databases, photos and browser profiles are in memory if the machine has a memory
 * disk with enough space, because the tests sync thousands of saves to the disk. A killed process loses no more data there.
 */
async function runTests(script, args, { report, countsOf, env = {} }) {
  rmSync(report, { force: true })
  const folder = mkdtempSync(join(hasMemoryDisk() ? MEMORY_DISK : tmpdir(), "rosette-tests-"))
  // The built server is tested as another user, who must be able to reach it here.
  chmodSync(folder, 0o711)
  try {
    const { code } = await node(script, args, { ...env, TMPDIR: folder })
    const counts = existsSync(report) ? countsOf(JSON.parse(readFileSync(report, "utf8"))) : undefined
    return countsOfRunner(code, counts)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function unit() {
  const report = inRoot("test-results", "vitest.json")
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  return runTests("node_modules/vitest/vitest.mjs", args, { report, countsOf: vitestCounts })
}

async function build() {
  await ensureWebBuilt()
  const { passed, failed, skipped } = await check("scripts/check-bundle.mjs")()
  return { passed: passed + 1, failed, skipped }
}

/** Transpiled tests and compiled code are cached between runs: making them takes one core a while before any journey starts. */
async function endToEnd() {
  await ensureWebBuilt()
  const report = inRoot("test-results", "playwright.json")
  const env = {
    CHROMIUM_PATH: await ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PWTEST_CACHE_DIR: inRoot("node_modules/.cache/rosette/journeys"),
    NODE_COMPILE_CACHE: COMPILED,
  }
  const args = ["test", "-c", inRoot("e2e/playwright.config.ts"), "--reporter=list,json"]
  return runTests("node_modules/@playwright/test/cli.js", args, { report, countsOf: playwrightCounts, env })
}

/** All steps of `npm test`, in order. Each returns `{ passed, failed, skipped, failures? }` or throws `StepFailed`. */
export const TEST_STEPS = {
  types,
  lint: check("node_modules/@biomejs/biome/bin/biome", "check", "."),
  imports: check("scripts/check-imports.mjs"),
  licences: check("scripts/check-licences.mjs"),
  migrations: check("scripts/prisma-check.mjs"),
  unit,
  build,
  e2e: endToEnd,
}
