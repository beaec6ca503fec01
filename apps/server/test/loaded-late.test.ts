import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { beforeAll, expect, it } from "vitest"
import { builtProgram } from "./built-server.ts"
import { spawnServer } from "./server-process.ts"

const PAUSE_MS = 20

// Built beforehand, so that this does not count as time of the test.
beforeAll(() => void builtProgram())

/** The native libraries that a running process has loaded, by the report that Node writes on a signal. */
async function librariesOf(folder: string, send: () => void): Promise<string[]> {
  send()
  for (;;) {
    const [file] = readdirSync(folder)
    const text = file ? readFileSync(join(folder, file), "utf8") : ""
    if (text.trimEnd().endsWith("\n}")) return (JSON.parse(text) as { sharedObjects: string[] }).sharedObjects
    await pause(PAUSE_MS)
  }
}

it("a server that has started has not loaded the libraries for pictures and passwords", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rosette-report-"))
  const server = spawnServer({ NODE_OPTIONS: `--report-on-signal --report-directory=${folder}` })
  try {
    await server.port
    const libraries = await librariesOf(folder, () => server.process.kill("SIGUSR2"))
    expect(libraries.join("\n")).toContain("libc")
    expect(libraries.filter((path) => /sharp|vips|argon2/.test(path))).toEqual([])
  } finally {
    await server.remove()
    rmSync(folder, { recursive: true, force: true })
  }
})
