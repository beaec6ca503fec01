import { existsSync, globSync } from "node:fs"
import { delimiter, join } from "node:path"
import { runStep, StepFailed } from "./command.mjs"

/** Where Debian and its relatives put WebKit's small browser. */
const MINI_BROWSERS = ["/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/libexec/webkit2gtk-4.1/MiniBrowser"]

const inPath = (...names) => {
  const folders = (process.env.PATH ?? "").split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Each engine: its environment variable, its location, its packages, and what else it needs in the PATH. */
const ENGINES = {
  firefox: {
    variable: "FIREFOX_PATH",
    find: () => process.env.FIREFOX_PATH ?? inPath("firefox-esr", "firefox"),
    packages: ["firefox-esr"],
    needs: [],
  },
  webkit: {
    variable: "WEBKIT_PATH",
    find: () => process.env.WEBKIT_PATH ?? globSync(MINI_BROWSERS)[0],
    packages: ["webkit2gtk-driver", "xvfb"],
    needs: ["WebKitWebDriver", "Xvfb"],
  },
}

const isThere = ({ find, needs }) => find() !== undefined && needs.every((name) => inPath(name))

/**
 * The paths of the engines, by the environment variables of the e2e tests: installed ones, else the system's packages
 * (Debian, as root). Throws `StepFailed` with what to install by hand if an engine is not available.
 */
export async function ensureEngines(wanted) {
  const names = wanted.length > 0 ? wanted : Object.keys(ENGINES)
  const unknown = names.filter((name) => !(name in ENGINES))
  if (unknown.length > 0) throw new StepFailed(`There is no engine ${unknown}: choose firefox or webkit.`, "")
  const engines = names.map((name) => ENGINES[name])
  const packages = engines.filter((engine) => !isThere(engine)).flatMap((engine) => engine.packages)
  if (packages.length > 0) await installPackages(packages)
  const missing = engines.filter((engine) => !isThere(engine)).flatMap((engine) => engine.packages)
  if (missing.length > 0) throw new StepFailed(`Install these by hand, then try again: ${missing.join(", ")}.`, "")
  return Object.fromEntries(engines.map(({ variable, find }) => [variable, find()]))
}

async function installPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  await runStep("looking for the system's packages", "apt-get", ["update", "-qq"])
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages]
  await runStep(`installing ${packages.join(", ")}`, "apt-get", install, { env })
}
