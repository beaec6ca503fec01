import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs"
import { dirname, join } from "node:path"

/** Licences that let anyone use, change and redistribute the product and require only their notice. */
const ALLOWED = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "Unlicense",
]

/**
 * Licences allowed for single packages only: sharp loads libvips as a separate shared library, as the LGPL requires; the
 * licence of the fonts is next to their files in `apps/web/public/fonts`.
 */
const EXCEPTIONS = [
  { name: /^@img\/sharp-/, licence: "LGPL-3.0-or-later" },
  { name: /^@fontsource(-variable)?\//, licence: "OFL-1.1" },
]

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))

/** The SPDX expression of a package.json, also in its old forms; empty if it names none. */
function licenceOf({ license, licenses = [] }) {
  if (typeof license === "string") return license
  return license?.type ?? licenses.map(({ type }) => type).join(" OR ")
}

/**
 * Whether an SPDX expression is satisfied by these licences: one side of each OR, both sides of each AND. One with inner
 * brackets is refused: a person decides and adds an exception.
 */
export function isAllowed(expression, allowed = ALLOWED) {
  const bare = expression.trim().replace(/^\((.*)\)$/s, "$1")
  if (/[()]/.test(bare)) return false
  return bare.split(/\sOR\s/).some((choice) => choice.split(/\sAND\s/).every((one) => allowed.includes(one.trim())))
}

/** Returns a sentence if the package's licence is not allowed, else null. */
export function refuseLicence(manifest) {
  const { name, version } = manifest
  const licence = licenceOf(manifest)
  const exceptions = EXCEPTIONS.filter((exception) => exception.name.test(name)).map((exception) => exception.licence)
  if (isAllowed(licence, [...ALLOWED, ...exceptions])) return null
  const stated = licence === "" ? "names no licence" : `is under ${licence}`
  return `${name} ${version} ${stated}, which is not in the list of scripts/lib/licences.mjs.`
}

/** The folder of a package as Node finds it from `folder`; undefined if it is not installed. */
export function findPackage(name, folder) {
  const found = join(folder, "node_modules", name)
  if (existsSync(join(found, "package.json"))) return realpathSync(found)
  return folder === dirname(folder) ? undefined : findPackage(name, dirname(folder))
}

const workspacesOf = (root) =>
  ["apps", "packages"]
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => existsSync(join(folder, "package.json")))

/**
 * Returns the folders of all direct and indirect dependencies of the workspaces below `root`, without development tools, and
 * a sentence for each package that is not installed.
 */
export function packagesOfProduct(root) {
  const missing = []
  const ours = new Set(workspacesOf(root).map((folder) => realpathSync(folder)))
  const seen = new Set(ours)
  for (const folder of seen) {
    const manifest = readManifest(folder)
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      const found = findPackage(name, folder)
      if (found) seen.add(found)
      // An optional package may be for another platform.
      else if (!manifest.optionalDependencies?.[name])
        missing.push(`${name}, which ${manifest.name} needs, is not installed.`)
    }
  }
  const folders = [...seen].filter((folder) => !ours.has(folder))
  return { folders, missing }
}

/** Checks the licences of all dependencies. Returns their number and a sentence for each that is not allowed. */
export function checkLicences(root) {
  const { folders, missing } = packagesOfProduct(root)
  if (folders.length === 0) throw new Error(`The licence check read no package in ${root}.`)
  const refusals = folders.flatMap((folder) => refuseLicence(readManifest(folder)) ?? [])
  return { packages: folders.length, sentences: [...refusals, ...missing] }
}
