import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

const BUILD = new URL("../../../scripts/lib/server-build.mjs", import.meta.url).href

/** The folder of the built server that this run starts as a process. */
const FOLDER = "TEST_SERVER_FOLDER"

/** The server as `npm run build` builds it, without the web client: in a test run a copy of the one that it starts. */
export function buildServerInto(folder: string): void {
  const program = builtProgram()
  if (program === null) build(folder)
  else cpSync(dirname(program), folder, { recursive: true })
}

function build(folder: string): void {
  const script = `import { buildServer } from ${JSON.stringify(BUILD)}; await buildServer(${JSON.stringify(folder)})`
  execFileSync(process.execPath, ["--input-type=module", "-e", script])
}

/**
 * The server as one built program, which starts in a third of the time of its sources. It is built before its
 * first start in a test run. Null outside a test run.
 */
export function builtProgram(): string | null {
  const ofRun = process.env[FOLDER]
  if (!ofRun) return null
  const folder = join(ofRun, "built")
  if (!existsSync(folder)) placeBuildAt(folder)
  return join(folder, "main.js")
}

/** Several processes of a test run may build at once: one of them places a whole build. */
function placeBuildAt(folder: string): void {
  const own = `${folder}-by-${process.pid}`
  build(own)
  try {
    renameSync(own, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(own, { recursive: true })
  }
}

/** Makes the folder for a test run. */
export function setup(): void {
  process.env[FOLDER] = mkdtempSync(join(tmpdir(), "rosette-server-"))
}

export function teardown(): void {
  rmSync(process.env[FOLDER] ?? "", { recursive: true, force: true })
}
