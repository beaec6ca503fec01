import { join } from "node:path"
import { expect, it } from "vitest"
import { sqliteFile } from "./database-url.ts"

it.each([
  ["file:/var/rosette.db", "/var/rosette.db"],
  ["file:///var/my%20shows/rosette.db", "/var/my shows/rosette.db"],
  ["file:data/rosette.db", join(process.cwd(), "data/rosette.db")],
  ["file:./data/rosette.db", join(process.cwd(), "data/rosette.db")],
  ["postgresql://judge:secret@db.example/rosette", null],
  ["postgres://db.example/rosette", null],
])("%s is %s", (url, file) => {
  expect(sqliteFile(url)).toBe(file)
})

it.each(["", "file:", "mysql://db.example/rosette", "/var/rosette.db"])("%s is not a database address", (url) => {
  expect(() => sqliteFile(url)).toThrow('begins with "file:" or "postgresql://"')
})
