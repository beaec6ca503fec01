import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { rolldown } from "rolldown"
import { findPackage, packagesOfProduct } from "./licences.mjs"
import { inRoot, ROOT } from "./root.mjs"

/** The server and the commands that work on its data, one file each in the built folder. */
const PROGRAMS = ["main", "backup", "restore", "verify"]
/** The command line, in files of its own: what a server loads does not depend on it. */
const COMMAND_LINE = "rosette"
/** Packages with a binary are copied; all others are bundled into the programs. */
const WITH_BINARY = ["sharp", "@node-rs/argon2"]
/** An optional package of the PostgreSQL driver, which is not installed. */
const NOT_INSTALLED = "pg-native"

/** Builds the server into an empty folder: its programs, migrations and binaries, and the command line; not the web client. */
export async function buildServer(folder) {
  await bundleInto(folder, Object.fromEntries(PROGRAMS.map((name) => [name, inRoot("apps/server/src", `${name}.ts`)])))
  await bundleInto(folder, { [COMMAND_LINE]: inRoot("apps/ops/src/main.ts") })
  chmodSync(join(folder, `${COMMAND_LINE}.js`), 0o755)
  cpSync(inRoot("prisma/migrations"), join(folder, "migrations"), { recursive: true })
  copyPackages(join(folder, "node_modules"))
  writeManifest(folder)
  writeFileSync(join(folder, "LICENCES.txt"), licenceTexts())
}

async function bundleInto(folder, input) {
  const bundle = await rolldown({
    cwd: ROOT,
    input,
    platform: "node",
    external: [...WITH_BINARY, NOT_INSTALLED],
    logLevel: "warn",
  })
  try {
    await bundle.write({ dir: folder, format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" })
  } finally {
    await bundle.close()
  }
}

/** Copies the packages with a binary and all their dependencies on this platform. */
function copyPackages(target) {
  const server = inRoot("apps/server")
  const wanted = WITH_BINARY.map((name) => ({ name, from: server }))
  const copied = new Set()
  for (const { name, from } of wanted) {
    const found = findPackage(name, from)
    if (!found || copied.has(name)) continue
    copied.add(name)
    cpSync(found, join(target, name), { recursive: true, filter: (path) => path === found || !isNested(path, found) })
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(found, "package.json"), "utf8"))
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
      wanted.push({ name: next, from: found })
  }
}

const isNested = (path, folder) => path.slice(folder.length).split(/[/\\]/).includes("node_modules")

/** From it Node knows that the programs are ES modules, and the API its version. */
function writeManifest(folder) {
  const { name, version, license, engines } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"))
  const bin = { [COMMAND_LINE]: `${COMMAND_LINE}.js` }
  const manifest = { name, version, license, private: true, type: "module", engines, bin }
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** The licences of everything in the product, which must be distributed with it. */
function licenceTexts() {
  const texts = packagesOfProduct(ROOT).folders.map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
    const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
    return [`${name} ${version}`, ...files.map((file) => readFileSync(join(folder, file), "utf8").trim())].join("\n\n")
  })
  return `${[readFileSync(inRoot("LICENSE"), "utf8").trim(), ...texts.toSorted()].join(`\n\n${"-".repeat(80)}\n\n`)}\n`
}

/** Empties or creates the folder. Throws if it has any content other than an earlier build. */
export function emptyBuildFolder(folder, remove) {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    if (!existsSync(join(folder, "main.js")) || !existsSync(join(folder, "migrations")))
      throw new Error(`${folder} is not an earlier build: choose another folder.`)
    remove(folder)
  }
  mkdirSync(folder, { recursive: true })
}
