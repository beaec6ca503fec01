import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { inRoot } from "./lib/root.mjs"

const page = readFileSync(inRoot("docs/architecture.md"), "utf8")
const prose = page.replaceAll(/^```.*?^```/gms, "")
const PATH = /^(?:apps|packages|docs|scripts|prisma|e2e|bench)(?:\/[\w.-]+)*$|^[A-Z]+\.md$/

/** The paths that a text names between backticks. */
const pathsIn = (text) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code).filter((code) => PATH.test(code))

/** The answers of the table, by their question. */
const answers = new Map(
  [...page.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(([, question, answer]) => [question, answer]),
)

/** The rooms of the drawing: the names at the start of its lines. */
const rooms = [...page.matchAll(/^((?:packages|apps)\/[\w/]+) /gm)].map(([, room]) => room)

describe("the page of the architecture", () => {
  it("is one page", () => {
    expect(page.split("\n").length).toBeLessThanOrEqual(121)
  })

  it.each([...new Set([...pathsIn(prose), ...rooms])])("names %s, which exists", (path) => {
    expect(existsSync(inRoot(path))).toBe(true)
  })

  it("names paths and rooms at all", () => {
    expect(pathsIn(prose).length).toBeGreaterThan(20)
    expect(rooms.length).toBeGreaterThan(5)
  })

  it.each([
    ["where are ties decided", "packages/domain/src/ties"],
    ["where is a phone's unsent sheet kept", "packages/outbox/src"],
    ["which file changes the sentence of a refusal", "packages/contract/src/errors.ts"],
  ])("answers: %s", (question, place) => {
    const paths = pathsIn(answers.get(question) ?? "")
    expect(paths.length).toBeGreaterThan(0)
    expect(paths[0]?.startsWith(place)).toBe(true)
  })
})
