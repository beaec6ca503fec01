import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { chromiumsInPath } from "./chromium-in-path.mjs"
import { runCommand, runStep, StepFailed } from "./command.mjs"
import { inRoot } from "./root.mjs"

const FIXED_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]

/**
 * Returns the path of a Chromium that starts: an installed one, else (Debian, as root) the system's headless shell, else
 * Playwright's build, else the system's package. Throws `StepFailed` with what to install manually if none is available.
 */
export async function ensureBrowser() {
  const present = await findBrowser()
  if (present) return present
  const attempts = [
    () => installSystemPackage("chromium-headless-shell"),
    downloadPlaywrightBuild,
    () => installSystemPackage("chromium"),
  ]
  const outputs = []
  for (const attempt of attempts) {
    try {
      await attempt()
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error
      outputs.push(error.message, error.output)
    }
    const found = await findBrowser()
    if (found) return found
  }
  throw new StepFailed(
    "No browser for the end-to-end tests. Install Chromium or set CHROMIUM_PATH.",
    outputs.join("\n"),
  )
}

async function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, ...chromiumsInPath(), ...FIXED_PATHS, playwrightBuild()]
  for (const path of candidates) {
    if (path && existsSync(path) && (await starts(path))) return path
  }
  return undefined
}

// Some systems have a stub that only explains how to install Chromium, so each candidate is started.
async function starts(path) {
  const { code } = await runCommand(path, ["--version", "--no-sandbox"], { quiet: true, timeoutMs: 20_000 })
  return code === 0
}

function playwrightBuild() {
  return createRequire(inRoot("package.json"))("@playwright/test").chromium.executablePath()
}

function downloadPlaywrightBuild() {
  const cli = inRoot("node_modules/@playwright/test/cli.js")
  return runStep("no Chromium found; downloading Playwright's build", "node", [cli, "install", "chromium"], {
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
    timeoutMs: 300_000,
  })
}

async function installSystemPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return
  await runStep("installing Chromium from the system's packages", "apt-get", ["update", "-qq"])
  await runStep("… this takes about a minute", "apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  })
}
