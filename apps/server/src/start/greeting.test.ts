import { describe, expect, it } from "vitest"
import { readSettings } from "../env.ts"
import { addressLines, greeting, updateLine } from "./greeting.ts"

const demo = { eventName: "Harbour Show", organizerPassword: "demo", judges: [{ name: "Ada", accessCode: "DEMO1" }] }

function greetingOf(env: Record<string, string>, of: Parameters<typeof greeting>[0]["demo"] = "none"): string {
  return greeting({ settings: readSettings(env), port: 3000, demo: of, masterPasswordFile: null }).join("\n")
}

it("a start that has updated the database says so, and where the copy is", () => {
  const report = { applied: ["20990101000000_note"], isUpdate: true }
  expect(updateLine({ ...report, backup: "/data/rosette.db.before-20990101000000_note" })).toBe(
    "The database was updated (20990101000000_note). A copy from before is /data/rosette.db.before-20990101000000_note; an earlier version cannot use the updated one.",
  )
  expect(updateLine({ ...report, backup: null })).toContain("No copy was made; an earlier version")
})

it.each([
  [
    {},
    ["192.168.0.5"],
    ["  Open          http://localhost:3000/", "  Phones        http://192.168.0.5:3000/ · in the same network"],
  ],
  [{ HOST: "127.0.0.1" }, [], ["  Open          http://127.0.0.1:3000/"]],
  [{ PUBLIC_URL: "https://shows.test" }, ["192.168.0.5"], ["  Open          https://shows.test/"]],
])("first comes the address to open, and those for phones: %j", (env, lan, lines) => {
  expect(addressLines(readSettings(env), 3000, lan)).toEqual(lines)
})

describe("the greeting", () => {
  it("shows how to sign in to the demo event, and that everybody can", () => {
    const lines = greetingOf({}, demo)
    expect(lines).toMatch(/Demo event +Harbour Show .+ DEMO=0/)
    expect(lines).toContain("code DEMO1 (Ada)")
  })

  it("shows no demo sign-in on a public site", () => {
    expect(greetingOf({ PUBLIC_URL: "https://shows.test" }, "none, as it is public")).toMatch(
      /Demo event +none.+DEMO=cars/,
    )
    expect(greetingOf({ PUBLIC_URL: "https://shows.test" })).not.toContain("Demo event")
  })

  it("says whether backups are automatic", () => {
    expect(greetingOf({})).toMatch(/Backups +none by itself · BACKUP_EVERY=1d/)
    expect(greetingOf({ BACKUP_EVERY: "6h", BACKUP_TO: "/mnt/copies" })).toMatch(/Backups +into \/mnt\/copies/)
  })

  it("warns of a master password that is shorter than a new installation accepts", () => {
    expect(greetingOf({ MASTER_ADMIN_PASSWORD: "eleven-char" })).toMatch(
      /Warning +MASTER_ADMIN_PASSWORD holds fewer than 12/,
    )
    expect(greetingOf({ MASTER_ADMIN_PASSWORD: "twelve-chars" })).not.toContain("Warning")
    expect(greetingOf({})).not.toContain("Warning")
  })

  it("says whether events are deleted in time, as the legal pages promise", () => {
    expect(greetingOf({})).toMatch(/Retention +events are deleted 30 days after they were held · RETENTION=off/)
    expect(greetingOf({ RETENTION: "off" })).toMatch(/Retention +events are kept/)
  })

  it.each([
    [{}, true],
    [{ HOST: "::" }, true],
    [{ HOST: "127.0.0.1" }, false],
    [{ HOST: "192.168.0.5" }, false],
    [{ PUBLIC_URL: "https://shows.test" }, false],
  ])("says whether everybody in the network can reach the server by plain http: %j %s", (env, isOpen) => {
    expect(greetingOf(env).includes("plain http")).toBe(isOpen)
  })
})
