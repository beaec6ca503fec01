import { LIMITS } from "@rosette/contract/limits"
import { beforeAll, describe, expect, it } from "vitest"
import { PROCEDURES } from "../src/doors/calls/procedure-list.ts"
import type { Schema } from "../src/doors/rest/openapi-document.ts"
import { schemaOfInput } from "../src/doors/rest/openapi-schemas.ts"
import type { Browser, TestApp } from "./app.ts"
import { onSqliteAlone } from "./each-database.ts"
import { asJudge, openShow, type Show } from "./scenes/show.ts"
import { json } from "./tables/odd-requests.ts"

type List = { call: string; path: string[]; maxItems: number | undefined }

/** The lists in a schema, without those in the items of others: these are bounded by their own place. */
function listsIn(call: string, schema: Schema, path: string[] = []): List[] {
  if (schema.type === "array") {
    const inItems = schema.items ? listsIn(call, schema.items, [...path, "0"]) : []
    return [{ call, path, maxItems: schema.maxItems as number | undefined }, ...inItems]
  }
  const choices = (schema.anyOf ?? []).flatMap((choice) => listsIn(call, choice, path))
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => listsIn(call, field, [...path, key]))
  return [...choices, ...fields]
}

function sizeOf(schema: Schema): { depth: number; keys: number } {
  const inner = [
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
    ...Object.values(schema.properties ?? {}),
  ]
  const sizes = inner.map(sizeOf)
  const own = schema.anyOf || (!schema.items && !schema.properties) ? 0 : 1
  return {
    depth: own + Math.max(0, ...sizes.map(({ depth }) => depth)),
    keys: Math.max(Object.keys(schema.properties ?? {}).length, 0, ...sizes.map(({ keys }) => keys)),
  }
}

const INPUTS = [...PROCEDURES.values()].flatMap(({ path, input }) => (input ? [{ path, input }] : []))
const LISTS = INPUTS.flatMap(({ path, input }) => listsIn(path, schemaOfInput(input)))

/** An input with this value at the end of a path. */
const inputWith = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight((inner, key) => (key === "0" ? [inner] : { [key]: inner }), value)

describe("lists in the contract", () => {
  it.each(LISTS)("$call: $path has a maximum, which is checked before the items", ({ call, path, maxItems = 0 }) => {
    expect(maxItems).toBeGreaterThan(0)
    const input = INPUTS.find((each) => each.path === call)?.input
    const result = input?.safeParse(inputWith(path, Array(maxItems + 1).fill("no item")))
    const named = (result?.error?.issues ?? []).map((issue) => issue.path.map(String).join("."))
    const atList = named.filter((each) => `${each}.`.startsWith(`${path.join(".")}.`))
    expect(atList).toEqual([path.join(".")])
  })

  it("no call comes near the bounds of its structure", () => {
    for (const { path, input } of INPUTS) {
      const { depth, keys } = sizeOf(schemaOfInput(input))
      // A batch adds one object around its inputs.
      expect([path, depth + 1 <= LIMITS.json.maxDepth, keys <= LIMITS.json.maxKeys]).toEqual([path, true, true])
    }
  })
})

onSqliteAlone((startApp) => {
  let app: TestApp
  let show: Show
  let judge: Browser
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app)
    judge = await asJudge(app, show.judges[0] ?? { id: 0, eventId: 0, name: "" })
  })
  const cookieOf = ({ cookies }: Browser) => [...cookies].map((pair) => pair.join("=")).join("; ")
  const post = async (url: string, payload: string, browser = app.browser()) =>
    app.app.inject({ method: "POST", url, headers: { ...json, cookie: cookieOf(browser) }, payload })

  const MANY_KEYS = JSON.stringify(Object.fromEntries(Array.from({ length: 30_000 }, (_, key) => [`k${key}`, 1])))
  const DEEP = `{"criteria":${"[".repeat(100_000)}`
  const MANY_OBJECTS = `{"criteria":[${"{},".repeat(50_000)}{}]}`
  const STRUCTURES = [
    ["many keys", MANY_KEYS],
    ["deep nesting", DEEP],
    ["many objects", MANY_OBJECTS],
  ] as const

  describe.each(["/api/events", "/trpc/organizer.createEvent", "/trpc/organizer.createEvent?batch=1"])("%s", (url) => {
    it.each(STRUCTURES)("a body with %s is refused before anything is built from it", async (_what, body) => {
      const answer = await post(url, body.slice(0, LIMITS.body.trpcBytes))
      expect(answer.statusCode).toBe(413)
      expect(answer.body).toContain("TOO_LARGE")
      expect(answer.body.length).toBeLessThan(1_000)
    })
  })

  it("so is a judge's sheet", async () => {
    const judgeId = show.judges[0]?.id
    expect((await post(`/api/judges/${judgeId}/scores`, MANY_KEYS, judge)).statusCode).toBe(413)
    expect((await post("/trpc/judge.saveSheet", MANY_KEYS.slice(0, 200_000), judge)).statusCode).toBe(413)
  })

  it("a long list of roles is refused with one sentence", async () => {
    const answer = await post("/api/logout", JSON.stringify({ roles: Array(1_000).fill(1) }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues).toEqual([{ path: ["roles"], message: "There are at most 3 roles" }])
  })

  it.each(["/api/events", "/trpc/organizer.createEvent"])("%s names at most 20 broken rules", async (url) => {
    const answer = await post(url, JSON.stringify({ criteria: Array(200).fill({}) }))
    const { issues } = answer.json().error?.data ?? answer.json()
    expect([answer.statusCode, issues.length]).toEqual([400, LIMITS.issues.maxNamed])
    expect(answer.body.length).toBeLessThan(16_384)
  })

  it("more entries than an event has are refused with one sentence when a winner is confirmed", async () => {
    const expected = { resultsVersion: 1, entryIds: Array(5_001).fill(1), replacedId: null }
    const input = { entryId: show.entries[0]?.id, winnerType: "overall", confirmedBy: "Olive", expected }
    const answer = await post(`/api/events/${show.eventId}/confirm-winner`, JSON.stringify(input), show.organizer)
    expect(answer.json().issues).toEqual([
      { path: ["expected", "entryIds"], message: "An event has at most 5000 entries" },
    ])
  })
})
