import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { runCommand, runStep, StepFailed } from "./command.mjs"
import { NODE_PACKAGES, npmFilesFor } from "./node-packages.mjs"
import { npmCommand, npmEnvironment } from "./npm.mjs"
import { inRoot } from "./root.mjs"

const WANTED_MAJOR = 24
const isWindows = process.platform === "win32"

/**
 * Makes sure that `node` in the PATH is at least Node 24. If the running one is older, the registry's package with the
 * binary is installed once into `.node/`, with pinned version and hash, and put first in the PATH. Throws `StepFailed`.
 */
export async function ensureNode24() {
  if (Number.parseInt(process.versions.node, 10) >= WANTED_MAJOR) {
    putFirstInPath(dirname(process.execPath))
    return
  }
  const node = NODE_PACKAGES[`${process.platform}-${process.arch}`]
  if (!node)
    throw new StepFailed(
      `Rosette needs Node ${WANTED_MAJOR}, and there is no package of it for this machine. Please install it from nodejs.org.`,
      "",
    )
  const binary = inRoot(".node", "node_modules", node.name, "bin", isWindows ? "node.exe" : "node")
  const stamp = inRoot(".node", "ready")
  const isReady = existsSync(stamp) && readFileSync(stamp, "utf8").trim() === `v${node.version}` && existsSync(binary)
  if (!isReady) await installNode(node, binary, stamp)
  putFirstInPath(dirname(binary))
}

async function installNode(node, binary, stamp) {
  const folder = inRoot(".node")
  rmSync(stamp, { force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(npmFilesFor(node))) {
    // Removed first, because the file may be a hard link into another copy of the project.
    rmSync(join(folder, name), { force: true })
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`)
  }
  const [npm, ...first] = npmCommand()
  await runStep(
    `this machine's Node is ${process.versions.node}; installing Node ${node.version} into .node/ (once, about 40 MB)`,
    npm,
    [...first, "ci", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund"],
    { env: npmEnvironment(), cwd: folder },
  )
  const { code, output } = await runCommand(binary, ["--version"], { quiet: true })
  if (code !== 0) throw new StepFailed(`The installed Node ${node.version} does not run on this machine.`, output)
  writeFileSync(stamp, output)
}

function putFirstInPath(folder) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH"
  const rest = (process.env[key] ?? "").split(delimiter).filter((part) => part !== folder)
  process.env[key] = [folder, ...rest].join(delimiter)
}
