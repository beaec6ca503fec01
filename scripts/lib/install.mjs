import { existsSync, readFileSync } from "node:fs"
import { runStep } from "./command.mjs"
import { npmCommand, npmEnvironment } from "./npm.mjs"
import { inRoot } from "./root.mjs"
import { hashOf, stampFile } from "./stamp.mjs"

const INPUTS = ["package.json", "package-lock.json"]

/**
 * Installs the packages of the lock file unless `node_modules` already has them. Install scripts are off: no package needs
 * one, and some would download from outside the registry. `npm install` instead of `npm ci`, which refuses a lock file that
 * lacks the binary of any platform; `--no-save` keeps the lock file unchanged. Throws `StepFailed`.
 */
export async function ensureInstalled() {
  const stamp = stampFile("node_modules", ".rosette-install")
  const wanted = hashOf(INPUTS, [process.platform, process.arch])
  if (stamp.matches(wanted)) return
  if (!lockIsInstalled()) {
    stamp.clear()
    const [npm, ...first] = npmCommand()
    const install = ["install", "--no-save", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
    await runStep("installing packages (the first time this takes a minute or two)", npm, [...first, ...install], {
      env: npmEnvironment(),
    })
  }
  stamp.write(wanted)
}

// npm keeps a copy of the lock file with what it installed; packages for other platforms are missing there.
function lockIsInstalled() {
  const installed = readPackages("node_modules/.package-lock.json")
  const locked = readPackages("package-lock.json")
  if (!installed || !locked) return false
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === "" || !path.includes("node_modules/")) return true
    const present = installed[path]
    if (!present) return wanted.optional === true || wanted.devOptional === true
    return wanted.link === true || (present.version === wanted.version && existsSync(inRoot(path, "package.json")))
  })
}

function readPackages(path) {
  if (!existsSync(inRoot(path))) return undefined
  return JSON.parse(readFileSync(inRoot(path), "utf8")).packages
}
