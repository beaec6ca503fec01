import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { checkLicences, isAllowed, refuseLicence } from "./lib/licences.mjs"

describe("a licence expression", () => {
  it.each([
    ["MIT", true],
    ["(MIT OR GPL-3.0-or-later)", true],
    ["(MIT AND BSD-3-Clause)", true],
    ["MIT AND GPL-3.0-or-later", false],
    ["MIT OR GPL-3.0-only AND BSD-3-Clause", true],
    ["GPL-3.0-only AND (MIT OR Apache-2.0)", false],
    ["(GPL-3.0-only AND MIT) OR MIT", false],
    ["(MIT) AND (GPL-3.0-only)", false],
    ["AGPL-3.0-only", false],
    ["LGPL-3.0-or-later", false],
    ["SEE LICENSE IN LICENSE.md", false],
    ["UNLICENSED", false],
    ["", false],
  ])("%s: %s", (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed)
  })
})

it("exceptions hold for the named packages alone", () => {
  const refused = (name, license) => refuseLicence({ name, version: "1.0.0", license })
  const withLibvips = "Apache-2.0 AND LGPL-3.0-or-later"
  expect(refused("@img/sharp-win32-x64", withLibvips)).toBeNull()
  expect(refused("sharper", withLibvips)).toContain("sharper 1.0.0 is under Apache-2.0 AND")
  expect(refused("@fontsource-variable/fraunces", "OFL-1.1")).toBeNull()
  expect(refused("fraunces", "OFL-1.1")).toContain("is under OFL-1.1")
})

describe("the dependency tree", () => {
  const roots = []
  afterEach(() => {
    for (const root of roots.splice(0)) rmSync(root, { recursive: true })
  })

  function tree(manifests) {
    const root = mkdtempSync(join(tmpdir(), "rosette-licences-"))
    roots.push(root)
    for (const [folder, manifest] of Object.entries(manifests)) {
      const file = join(root, folder, "package.json")
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ name: folder.split("node_modules/").at(-1), version: "1.0.0", ...manifest }))
    }
    return root
  }
  const app = (dependencies) => ({ "apps/server": { dependencies, devDependencies: { tool: "1" } } })
  const valid = { "node_modules/valid": { license: "MIT" }, "node_modules/tool": { license: "GPL-3.0-only" } }

  it("is allowed if only a development tool is under another licence", () => {
    expect(checkLicences(tree({ ...app({ valid: "1" }), ...valid }))).toEqual({ packages: 1, sentences: [] })
  })

  it.each([
    ["node_modules/deep", "a dependency of a dependency"],
    ["node_modules/valid/node_modules/deep", "a package nested in another one"],
  ])("shows the violation planted in %s", (folder) => {
    const root = tree({
      ...app({ valid: "1" }),
      ...valid,
      "node_modules/valid": { license: "MIT", dependencies: { deep: "1" } },
      [folder]: { license: "AGPL-3.0-only" },
    })
    expect(checkLicences(root).sentences).toEqual([expect.stringContaining("deep 1.0.0 is under AGPL-3.0-only")])
  })

  it("shows a package that is not installed, unless it is optional", () => {
    const server = { dependencies: { gone: "1", valid: "1" }, optionalDependencies: { other: "1" } }
    const { sentences } = checkLicences(tree({ "apps/server": server, ...valid }))
    expect(sentences).toEqual(["gone, which apps/server needs, is not installed."])
  })

  it("fails if it has no package", () => {
    expect(() => checkLicences(tree({}))).toThrow("read no package")
    expect(() => checkLicences(tree(app({})))).toThrow("read no package")
  })
})
