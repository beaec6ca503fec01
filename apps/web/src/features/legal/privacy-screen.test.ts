import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { COOKIES, STORAGE } from "./privacy-screen.tsx"

const SOURCES = new URL("../../", import.meta.url).pathname
const COOKIE_SOURCES = new URL("../../../../server/src/kernel/sessions/", import.meta.url).pathname

/** Names of locks and channels, which store nothing. */
const NOT_STORED = ["rosette.outbox", "rosette.kept", "rosette.logout", "rosette.dashboard"]

const read = (file: string) => readFileSync(file, "utf8")

/** The quoted names that begin like one of the product's, up to the first computed part. */
const namesIn = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, name = ""]) => name.replace(/\.$/, ""))

it("the privacy page names every cookie that the server sets", () => {
  const files = globSync(`${COOKIE_SOURCES}*.ts`).filter((file) => !file.includes(".test."))
  const set = files.flatMap((file) => namesIn(read(file), /["`](rosette_\w+)/g))
  expect(set.length).toBeGreaterThan(0)
  expect(COOKIES.map(({ name }) => name).sort()).toEqual(set.sort())
})

it("the privacy page names everything that the screens store in the browser, and nothing else", () => {
  const files = globSync(`${SOURCES}**/*.{ts,tsx}`).filter(
    (file) => !file.includes(".test.") && !file.includes("/legal/"),
  )
  const found = files.flatMap((file) => namesIn(read(file), /["`](rosette(?:[.-][\w.-]+)?)(?=["`$])/g))
  const kept = [...new Set(found)].filter((name) => !NOT_STORED.includes(name))
  expect(kept.length).toBeGreaterThan(0)
  expect(STORAGE.flatMap(({ name }) => name.split(", ")).sort()).toEqual(kept.sort())
})
