import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { homeOf, serverOf } from "./config.ts"

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "rosette-ops-config-"))
})
afterEach(() => rmSync(home, { recursive: true }))

const config = (content: unknown) =>
  writeFileSync(join(home, "config.json"), typeof content === "string" ? content : JSON.stringify(content))
const urlOf = (option: string | undefined, env: Record<string, string> = {}) =>
  serverOf(option, { ROSETTE_HOME: home, ...env }).url

const TWO = { default: "home", servers: { home: "https://home.example/", away: "https://away.example:8443" } }

describe("the server of a command", () => {
  it("is this computer's, if no other is named", () => {
    expect(urlOf(undefined)).toBe("http://localhost:3000")
  })

  it("is the config file's default", () => {
    config(TWO)
    expect(urlOf(undefined)).toBe("https://home.example")
  })

  it("is that of ROSETTE_URL rather than the default, by address or by name", () => {
    config(TWO)
    expect(urlOf(undefined, { ROSETTE_URL: "https://other.example" })).toBe("https://other.example")
    expect(urlOf(undefined, { ROSETTE_URL: "away" })).toBe("https://away.example:8443")
  })

  it("is that of --server rather than any other", () => {
    config(TWO)
    expect(urlOf("away", { ROSETTE_URL: "https://other.example" })).toBe("https://away.example:8443")
  })

  it("has an unknown name refused, with those that are known", () => {
    config(TWO)
    expect(() => urlOf("nowhere")).toThrow(/“nowhere” \(--server\) is neither an address.*: home, away\./)
  })

  it.each(["not JSON", "[]", { servers: { home: 1 } }])("is not guessed from an unreadable file: %j", (content) => {
    config(content)
    expect(() => urlOf(undefined)).toThrow(/config\.json cannot be read\. It looks like this/)
  })
})

it("config and sessions are where programs have them", () => {
  expect(homeOf({ ROSETTE_HOME: "/srv/rosette" })).toBe("/srv/rosette")
  expect(homeOf({ XDG_CONFIG_HOME: "/home/olive/.conf" })).toBe("/home/olive/.conf/rosette")
  expect(homeOf({})).toMatch(/\.config\/rosette$/)
})
