import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { runCommand, runStep, StepFailed } from "./command.mjs"
import { npmCommand, npmEnvironment } from "./npm.mjs"
import { inRoot } from "./root.mjs"

const WANTED_MAJOR = 24
const isWindows = process.platform === "win32"

/**
 * Makes sure that `node` in the PATH is the Node this project runs on. Where the running one is older, the registry's
 * package with the binary is installed once into `.node/` and put first in the PATH, for npm too. Throws `StepFailed`.
 */
export async function ensureNode24() {
  if (Number.parseInt(process.versions.node, 10) >= WANTED_MAJOR) {
    putFirstInPath(dirname(process.execPath))
    return
  }
  const name = `node-${isWindows ? "win" : process.platform}-${process.arch}`
  const binary = inRoot(".node", "node_modules", name, "bin", isWindows ? "node.exe" : "node")
  const stamp = inRoot(".node", "ready")
  if (!existsSync(stamp) || !existsSync(binary)) await installNode(name, binary, stamp)
  putFirstInPath(dirname(binary))
}

async function installNode(name, binary, stamp) {
  const folder = inRoot(".node")
  rmSync(stamp, { force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n')
  const [npm, ...first] = npmCommand()
  const install = ["install", "--prefix", folder, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"]
  await runStep(
    `this machine's Node is ${process.versions.node}; installing Node ${WANTED_MAJOR} into .node/ (once, about 40 MB)`,
    npm,
    [...first, ...install, `${name}@${WANTED_MAJOR}`],
    { env: npmEnvironment(), cwd: folder },
  )
  const { code, output } = await runCommand(binary, ["--version"], { quiet: true })
  if (code !== 0) throw new StepFailed(`The installed Node ${WANTED_MAJOR} does not run on this machine.`, output)
  writeFileSync(stamp, output)
}

function putFirstInPath(folder) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH"
  const rest = (process.env[key] ?? "").split(delimiter).filter((part) => part !== folder)
  process.env[key] = [folder, ...rest].join(delimiter)
}
