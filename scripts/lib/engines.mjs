import { existsSync, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"
import { runStep, StepFailed } from "./command.mjs"

/** Where Debian and similar systems install WebKit's MiniBrowser. */
function miniBrowser() {
  const libraries = existsSync("/usr/lib") ? readdirSync("/usr/lib").map((folder) => join("/usr/lib", folder)) : []
  return [...libraries, "/usr/libexec"]
    .map((folder) => join(folder, "webkit2gtk-4.1/MiniBrowser"))
    .find((path) => existsSync(path))
}

const inPath = (...names) => {
  const folders = (process.env.PATH ?? "").split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** `packages` are Debian's, `needs` are the programs that must be in the PATH. */
const ENGINES = {
  firefox: {
    variable: "FIREFOX_PATH",
    find: () => process.env.FIREFOX_PATH ?? inPath("firefox-esr", "firefox"),
    packages: ["firefox-esr"],
    needs: [],
  },
  webkit: {
    variable: "WEBKIT_PATH",
    find: () => process.env.WEBKIT_PATH ?? miniBrowser(),
    packages: ["webkit2gtk-driver", "xvfb"],
    needs: ["WebKitWebDriver", "Xvfb"],
  },
}

const isInstalled = ({ find, needs }) => find() !== undefined && needs.every((name) => inPath(name))

/**
 * Returns the engines' paths, keyed by the environment variables of the e2e tests: installed ones, else the system's
 * packages (Debian, as root). Throws `StepFailed` with what to install manually if an engine is not available.
 */
export async function ensureEngines(wanted) {
  const names = wanted.length > 0 ? wanted : Object.keys(ENGINES)
  const unknown = names.filter((name) => !(name in ENGINES))
  if (unknown.length > 0) throw new StepFailed(`There is no engine ${unknown}: choose firefox or webkit.`, "")
  const engines = names.map((name) => ENGINES[name])
  const packages = engines.filter((engine) => !isInstalled(engine)).flatMap((engine) => engine.packages)
  if (packages.length > 0) await installPackages(packages)
  const missing = engines.filter((engine) => !isInstalled(engine)).flatMap((engine) => engine.packages)
  if (missing.length > 0) throw new StepFailed(`Install these packages, then try again: ${missing.join(", ")}.`, "")
  return Object.fromEntries(engines.map(({ variable, find }) => [variable, find()]))
}

async function installPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  await runStep("looking for the system's packages", "apt-get", ["update", "-qq"])
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages]
  await runStep(`installing ${packages.join(", ")}`, "apt-get", install, { env })
}
