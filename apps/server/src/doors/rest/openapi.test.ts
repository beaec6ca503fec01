import { ERRORS } from "@rosette/contract/errors"
import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { PROCEDURES } from "../calls/procedure-list.ts"
import { outline } from "./docs-page.ts"
import { openapiDocument } from "./openapi.ts"
import type { OpenapiDocument } from "./openapi-document.ts"
import { REST_ROUTES } from "./routes.ts"

/** The calls that say whether what they create was there already. */
const REPEATED: ReadonlySet<string> = new Set(
  [...PROCEDURES.values()].filter(({ statusAgain }) => statusAgain).map(({ path }) => path),
)

const document: OpenapiDocument = openapiDocument("1.2.3")
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, path, method, call })),
)
const named = (name: string) => {
  const found = operations.find((operation) => operation.name === name)
  if (!found) throw new Error(`${name} is not documented`)
  return found.call
}

/** Every `$ref` in the document. */
function* referencesIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === "$ref") yield String(inner)
    else yield* referencesIn(inner)
  }
}

describe("the documentation", () => {
  it("describes every row of the table of routes, and nothing else", () => {
    const rows = REST_ROUTES.map(([method, path]) => `${method} /api${path.replaceAll(/:(\w+)/g, "{$1}")}`)
    expect(operations.map(({ name }) => name).sort()).toEqual(rows.sort())
  })

  it("covers every procedure except the live streams", () => {
    const routed = new Set(REST_ROUTES.map(([, , procedure]) => procedure))
    const unrouted = [...PROCEDURES.values()].filter(({ path }) => !routed.has(path))
    expect(unrouted.map(({ type, path }) => `${type} ${path}`).sort()).toEqual([
      "subscription judge.live",
      "subscription organizer.live",
    ])
  })

  it("has unique operation names", () => {
    const ids = operations.map(({ call }) => call.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("has no dangling references", () => {
    const held = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect([...new Set(referencesIn(document))].filter((reference) => !held.includes(reference))).toEqual([])
  })

  it.each(operations)("$name lists its answer and each refusal", ({ path, call }) => {
    const successes = Object.keys(call.responses).filter((status) => status.startsWith("2"))
    expect(successes).toHaveLength(REPEATED.has(call.operationId) ? 2 : 1)
    for (const code of call["x-refusals"]) expect(call.responses[ERRORS[code].status]?.description).toContain(code)
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect(call.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name)).toEqual(inPath)
  })

  it("knows every refusal", () => {
    const known = new Set(operations.flatMap(({ call }) => call["x-refusals"]))
    // Only files and pages have ranges.
    expect(Object.keys(ERRORS).filter((code) => !known.has(code as keyof typeof ERRORS))).toEqual([
      "RANGE_NOT_SATISFIABLE",
    ])
  })

  it("requires the cookies of those who may call", () => {
    expect(named("POST /api/judges/login").security).toEqual([])
    expect(named("POST /api/judges/{judgeId}/scores").security).toEqual([{ judge: [] }])
    expect(named("GET /api/events/{eventId}/results").security).toEqual([{ organizer: [] }, { masterAdmin: [] }])
    expect(named("DELETE /api/events/{eventId}").security).toEqual([{ masterAdmin: [] }])
  })

  it("declares JSON bodies, or a form for a photo, and JSON answers, or a file for an export", () => {
    expect(Object.keys(named("POST /api/entries/{entryId}/upload-image").requestBody?.content ?? {})).toEqual([
      "multipart/form-data",
    ])
    expect(Object.keys(named("POST /api/events").requestBody?.content ?? {})).toEqual(["application/json"])
    expect(Object.keys(named("GET /api/events/{eventId}/export-csv").responses[200]?.content ?? {})).toEqual([
      "text/csv",
    ])
  })

  it("leaves path parameters out of the body", () => {
    const schema = named("POST /api/judges/{judgeId}/scores").requestBody?.content["application/json"]?.schema
    expect(Object.keys(schema?.properties ?? {})).toEqual([
      "entryId",
      "scores",
      "comments",
      "isSubmitted",
      "mutationId",
      "baseRevision",
      "setupVersion",
      "databaseId",
      "movedTo",
    ])
    expect(schema?.required).toEqual(["entryId", "scores"])
  })

  it("puts a read's input into its query", () => {
    expect(
      named("GET /api/events/{eventId}/history").parameters.map(({ name, in: place }) => `${place} ${name}`),
    ).toEqual(["path eventId", "query cursor", "query limit"])
  })
})

describe("a schema as text", () => {
  it.each([
    [{ type: "string" }, "string"],
    [{ type: "integer", minimum: 1, maximum: 100 }, "integer (1 to 100)"],
    [{ type: "string", maxLength: 200 }, "string (at most 200 characters)"],
    [{ type: "string", minLength: 6 }, "string (at least 6 characters)"],
    [{ type: ["integer", "null"] }, "integer or null"],
    [{ enum: ["overall", "category"] }, '"overall" or "category"'],
    [{ const: true }, "true"],
    [{}, "anything"],
    [{ $ref: "#/components/schemas/Entry" }, "Entry"],
    [{ type: "array", items: { $ref: "#/components/schemas/Entry" } }, "[ Entry … ]"],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, "string or null"],
    [
      {
        type: "object",
        properties: { name: { type: "string" }, order: { type: "integer", default: 1 } },
        required: ["name"],
      },
      "{\n  name: string\n  order?: integer = 1\n}",
    ],
  ])("%j", (schema, text) => {
    expect(outline(schema)).toBe(text)
  })
})

eachDatabase((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  it("is served as OpenAPI 3.1", async () => {
    const answer = await app.app.inject("/api/openapi.json")
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8")
    expect(answer.json()).toMatchObject({ openapi: "3.1.0", paths: { "/api/events": { get: {}, post: {} } } })
  })

  it("is served as a page without scripts or other hosts", async () => {
    const page = await app.app.inject("/api/docs")
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8")
    expect(page.headers["content-security-policy"]).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(page.body).not.toMatch(/<script|https?:\/\/|style="|\bon\w+="/)
    for (const { path, method } of operations)
      expect(page.body).toContain(`${method.toUpperCase()}</span> <code class="path">${path}`)
    const style = /href="(\/[^"]+\.css)"/.exec(page.body)?.[1] ?? ""
    expect((await app.app.inject(style)).headers["content-type"]).toBe("text/css; charset=utf-8")
  })
})
