import { execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { npmCommand, npmEnvironment } from "./lib/npm.mjs"
import { inRoot } from "./lib/root.mjs"

const CLIENT = inRoot("packages/client")
const MODULES = inRoot("node_modules")
/** The types of every call are read, which takes long on a busy machine. */
const PATIENCE_MS = 180_000

let folder
let app
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rosette-packed-"))
  app = join(folder, "app")
  mkdirSync(app)
  const built = join(folder, "client")
  execFileSync(process.execPath, [join(CLIENT, "build/build.ts"), built])
  const packages = [built, join(MODULES, "@trpc/client"), join(MODULES, "@trpc/server")]
  npm(folder, "pack", "--silent", "--ignore-scripts", ...packages)
  const packed = readdirSync(folder).filter((name) => name.endsWith(".tgz"))
  writeFileSync(join(app, "package.json"), JSON.stringify({ name: "app", private: true, type: "module" }))
  // Without the peer of tRPC, the compiler, which is that of this repository. No registry is asked.
  const files = packed.map((name) => join(folder, name))
  npm(app, "install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", "--legacy-peer-deps", ...files)
}, PATIENCE_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function npm(cwd, ...args) {
  const [command = "npm", ...first] = npmCommand()
  execFileSync(command, [...first, ...args], { cwd, env: npmEnvironment() })
}

/** What the compiler says of this script, without what it finds in tRPC's own declarations. */
function complaintsAbout(script) {
  writeFileSync(join(app, "script.ts"), script)
  const compiler = join(MODULES, "typescript-7/bin/tsc")
  const node = ["--typeRoots", join(MODULES, "@types"), "--types", "node"]
  const strict = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2024", ...node, "script.ts"]
  const { stdout } = spawnSync(process.execPath, [compiler, ...strict], { cwd: app, encoding: "utf8" })
  return stdout.split("\n").filter((line) => line.includes("error TS") && !line.startsWith("node_modules/@trpc/"))
}

describe("the packed client alone, installed in an empty folder", () => {
  it.each(["packages/client/README.md", "docs/api.md"])("type-checks the script in %s", (page) => {
    expect(readdirSync(join(app, "node_modules/@rosette"))).toEqual(["client"])
    const [, script = ""] = /```ts\n(.*?)```/s.exec(readFileSync(inRoot(page), "utf8")) ?? []
    expect(script).toContain("createClient")
    expect(complaintsAbout(script)).toEqual([])
  })

  it("finds a misspelt field, a wrong type and a call that does not exist", () => {
    const script = `
    import { createClient } from "@rosette/client"
    const { api } = createClient({ url: "https://shows.test" })
    const [event] = await api.organizer.events.query()
    const id: string | undefined = event?.id
    await api.organizer.updateEvent.mutate({ eventId: 7, nam: "Lake Show" })
    await api.organizer.noSuchCall.query()`
    expect(complaintsAbout(script).map((line) => line.replace(/ - .*|: error.*/, ""))).toEqual([
      "script.ts(5,11)",
      "script.ts(6,58)",
      "script.ts(7,25)",
    ])
  })

  it("runs without the server and the contract, and its part for browsers without Node", () => {
    const script = `import { createClient } from "@rosette/client"; console.log(createClient({ url: "https://shows.test/" }).url)`
    const shown = execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: app, encoding: "utf8" })
    expect(shown).toBe("https://shows.test\n")
    expect(readFileSync(join(app, "node_modules/@rosette/client/index.js"), "utf8")).not.toMatch(/from "node:/)
  })
})
