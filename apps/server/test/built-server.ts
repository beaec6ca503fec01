import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const BUILD = new URL("../../../scripts/lib/server-build.mjs", import.meta.url).href

/** The folder of the built server that this run starts as a process. */
const FOLDER = "TEST_SERVER_FOLDER"

/** Builds the server as `npm run build` does, without the web client. */
export function buildServerInto(folder: string): void {
  const build = `import { buildServer } from ${JSON.stringify(BUILD)}; await buildServer(${JSON.stringify(folder)})`
  execFileSync(process.execPath, ["--input-type=module", "-e", build])
}

/**
 * The server as one built program, which starts in a third of the time of its sources. It is built once per process of
 * a test run, before its first start. Null outside a test run.
 */
export function builtProgram(): string | null {
  const ofRun = process.env[FOLDER]
  if (!ofRun) return null
  const folder = join(ofRun, String(process.pid))
  if (!existsSync(folder)) buildServerInto(folder)
  return join(folder, "main.js")
}

/** Makes the folder for a test run. */
export function setup(): void {
  process.env[FOLDER] = mkdtempSync(join(tmpdir(), "rosette-server-"))
}

export function teardown(): void {
  rmSync(process.env[FOLDER] ?? "", { recursive: true, force: true })
}
