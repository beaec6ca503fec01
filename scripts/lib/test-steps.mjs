import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { runCommand } from "./command.mjs"
import { COMPILED, inRoot } from "./root.mjs"
import { playwrightReport, vitestReport } from "./runner-reports.mjs"
import { ensureWebBuilt } from "./web-build.mjs"

const SETTINGS = [
  "PORT",
  "HOST",
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATA_DIR",
  "SESSION_SECRET",
  "MASTER_ADMIN_PASSWORD",
  "DEMO",
  "NODE_ENV",
]
const MORE_SETTINGS = [
  "PUBLIC_URL",
  "TRUST_PROXY",
  "LOG_LEVEL",
  "LOGIN_RATE_LIMIT",
  "RETENTION",
  "PHOTOS_URL",
  "BACKUP_EVERY",
  "BACKUP_KEEP",
  "BACKUP_TO",
]

// The tests set their own settings, so those of the environment are removed. Turbo sends no telemetry.
export function testEnvironment(extra = {}) {
  const env = {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
    DO_NOT_TRACK: "1",
    ...extra,
  }
  for (const name of [...SETTINGS, ...MORE_SETTINGS]) delete env[name]
  return env
}

const node = (script, args = [], extra = {}) =>
  runCommand("node", [inRoot(script), ...args], { env: testEnvironment(extra) })

// A check without tests counts as one test.
const asCheck = async (script, args) => {
  const { code } = await node(script, args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

const sum = (counts) =>
  counts.reduce((total, one) => ({
    passed: total.passed + one.passed,
    failed: total.failed + one.failed,
    skipped: total.skipped + one.skipped,
  }))

/** The counts of a runner's report; a runner that ran no test, wrote no report or exited with an error counts as one failure. */
export function countsOfRunner(code, report) {
  if (!report || report.passed + report.failed === 0) return { passed: 0, failed: 1, skipped: report?.skipped ?? 0 }
  return { ...report, failed: code !== 0 && report.failed === 0 ? 1 : report.failed }
}

function readReport(file, reportOf) {
  if (!existsSync(file)) return undefined
  return reportOf(JSON.parse(readFileSync(file, "utf8")))
}

const types = () =>
  asCheck("node_modules/turbo/bin/turbo", [
    "run",
    ...["typecheck", "typecheck:e2e", "typecheck:bench"],
    ...["--output-logs=errors-only", "--concurrency=2", "--continue"],
  ])

/**
 * Caches the tests' transpiled TypeScript and Playwright's compiled code between runs: without them every run would begin by
 * making both again, on one core, before any journey starts.
 */
const playwrightCaches = () => ({
  PWTEST_CACHE_DIR: inRoot("node_modules/.cache/rosette/journeys"),
  NODE_COMPILE_CACHE: COMPILED,
})

const MEMORY_DISK = "/dev/shm"
const NEEDED_BYTES = 2 * 1024 ** 3

/**
 * Runs the work with a temporary folder for databases, photos and browser profiles. It is in memory if the machine has a memory
 * disk with enough space, because the tests sync thousands of saves to the disk. A killed process loses no more data there.
 */
async function inFastFolder(work) {
  const folder = mkdtempSync(join(hasMemoryDisk() ? MEMORY_DISK : tmpdir(), "rosette-tests-"))
  // The built server is tested as another user, who must be able to reach it here.
  chmodSync(folder, 0o711)
  try {
    return await work({ TMPDIR: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function hasMemoryDisk() {
  if (!existsSync(MEMORY_DISK)) return false
  const { bavail, bsize } = statfsSync(MEMORY_DISK)
  return bavail * bsize > NEEDED_BYTES
}

async function unit() {
  const file = inRoot("test-results", "vitest.json")
  rmSync(file, { force: true })
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`]
  const { code } = await inFastFolder((env) => node("node_modules/vitest/vitest.mjs", args, env))
  return countsOfRunner(code, readReport(file, vitestReport))
}

async function build() {
  await ensureWebBuilt()
  const built = { passed: 1, failed: 0, skipped: 0 }
  return existsSync(inRoot("scripts/check-bundle.mjs"))
    ? sum([built, await asCheck("scripts/check-bundle.mjs")])
    : built
}

async function endToEnd() {
  await ensureWebBuilt()
  const browser = await ensureBrowser()
  const file = inRoot("test-results", "playwright.json")
  rmSync(file, { force: true })
  const args = ["test", "-c", inRoot("e2e/playwright.config.ts"), "--reporter=list,json"]
  const extra = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...playwrightCaches() }
  const run = (env) => node("node_modules/@playwright/test/cli.js", args, { ...extra, ...env })
  const { code } = await inFastFolder(run)
  return countsOfRunner(code, readReport(file, playwrightReport))
}

/** All steps of `npm test`, in order. Each returns `{ passed, failed, skipped, failures? }` or throws `StepFailed`. */
export const TEST_STEPS = [
  { name: "types", run: types },
  { name: "lint", run: () => asCheck("node_modules/@biomejs/biome/bin/biome", ["check", "."]) },
  { name: "imports", run: () => asCheck("scripts/check-imports.mjs") },
  { name: "names", run: () => asCheck("scripts/check-names.mjs") },
  { name: "licences", run: () => asCheck("scripts/check-licences.mjs") },
  { name: "migrations", run: () => asCheck("scripts/prisma-check.mjs") },
  { name: "unit", run: unit },
  { name: "build", run: build },
  { name: "e2e", run: endToEnd },
]
