import { expect, it } from "vitest"
import { NODE_PACKAGES, npmFilesFor } from "./lib/node-packages.mjs"

it.each(Object.entries(NODE_PACKAGES))(
  "Node for %s is pinned to a version of Node 24 and its hash",
  (platform, node) => {
    expect(node.version).toMatch(/^24\.\d+\.\d+$/)
    expect(node.integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/)
    expect(node.name).toBe(`node-${platform.replace("win32", "win")}`)
  },
)

it("npm gets the version and the hash, and may install nothing else", () => {
  const files = npmFilesFor(NODE_PACKAGES["linux-x64"])
  const { name, version, integrity } = NODE_PACKAGES["linux-x64"]
  expect(files["package.json"].dependencies).toEqual({ [name]: version })
  expect(files["package-lock.json"].packages[`node_modules/${name}`]).toEqual({ version, integrity })
  expect(files["package-lock.json"].packages[""].dependencies).toEqual({ [name]: version })
})
