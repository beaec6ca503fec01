import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

const ROOT = join(import.meta.dirname, "../../..")
const TSC = join(ROOT, "node_modules/typescript-7/bin/tsc")
/** A type check of server and command line, on a machine that may be busy. */
const PATIENCE_MS = 300_000

/** What the type check of the command line reads. */
const READ = ["apps/ops", "apps/server", "apps/web", "packages", "prisma", "scripts", "tsconfig.base.json"]
const isSource = (path: string) => !/node_modules|\/dist(\/|$)|\/public(\/|$)|testkit\/data/.test(path)

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "rosette-renamed-"))
  const packages = join(copy, "node_modules")
  mkdirSync(join(packages, "@rosette"), { recursive: true })
  for (const name of readdirSync(join(ROOT, "node_modules")))
    if (name !== "@rosette") symlinkSync(join(ROOT, "node_modules", name), join(packages, name))
  for (const folder of ["apps", "packages"])
    for (const name of readdirSync(join(ROOT, folder)))
      symlinkSync(join(copy, folder, name), join(packages, "@rosette", name))
})
beforeEach(() => {
  for (const path of READ)
    cpSync(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (source) => isSource(source.slice(ROOT.length)),
    })
})
afterAll(() => rmSync(copy, { recursive: true }))

/** Replaces a word in every file below these folders of the copy, and returns in how many. */
function rename(folders: readonly string[], from: RegExp, to: string): number {
  let changed = 0
  for (const folder of folders)
    for (const name of readdirSync(join(copy, folder), { recursive: true, encoding: "utf8" })) {
      if (!name.endsWith(".ts")) continue
      const file = join(copy, folder, name)
      const text = readFileSync(file, "utf8")
      const renamed = text.replaceAll(from, to)
      if (renamed !== text) changed++
      writeFileSync(file, renamed)
    }
  return changed
}

/** The files of the command line in which the type check finds errors. */
function wrongFiles(): string[] {
  const { stdout } = spawnSync(process.execPath, [TSC, "-p", join(copy, "apps/ops"), "--pretty", "false"], {
    cwd: copy,
    encoding: "utf8",
  })
  const files = stdout.split("\n").flatMap((line) => /^(\S+\.ts)\(\d+,\d+\): error/.exec(line)?.[1] ?? [])
  return [...new Set(files)].filter((file) => file.startsWith("apps/ops/src/")).toSorted()
}

const CONTRACT = ["packages/contract/src", "apps/server/src"]

describe("a change of the contract does not compile in the command line", () => {
  it("as it is, all compiles", () => expect(wrongFiles()).toEqual([]), PATIENCE_MS)

  it(
    "a procedure with another name",
    () => {
      expect(rename(CONTRACT, /\bendSession\b/g, "closeSession")).toBeGreaterThan(0)
      expect(wrongFiles()).toEqual(["apps/ops/src/sessions/commands.ts"])
    },
    PATIENCE_MS,
  )

  it(
    "a field of an output with another name",
    () => {
      expect(rename(CONTRACT, /\bimageUrl\b/g, "pictureUrl")).toBeGreaterThan(0)
      expect(wrongFiles()).toContain("apps/ops/src/entries/commands.ts")
    },
    PATIENCE_MS,
  )

  it(
    "a field of an input with another name",
    () => {
      expect(rename(CONTRACT, /\bonExisting\b/g, "whenThere")).toBeGreaterThan(0)
      expect(wrongFiles()).toContain("apps/ops/src/entries/import.ts")
    },
    PATIENCE_MS,
  )
})
