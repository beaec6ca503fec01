import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { inRoot } from "./lib/root.mjs"
import { filesBelow } from "./lib/stamp.mjs"

const read = (path) => readFileSync(inRoot(path), "utf8")
const METRIC = /\brosette_\w+/g

it("dashboard and alerts use only metrics that the server has", () => {
  const declared = new Set()
  const source = read("apps/server/src/kernel/metrics.ts")
  for (const [name] of source.matchAll(METRIC)) declared.add(name)
  for (const [, name] of source.matchAll(/gauge\("(\w+)"/g)) declared.add(`rosette_${name}`)
  const used = ["ops/grafana.json", "ops/alerts.yml"].flatMap((path) => read(path).match(METRIC) ?? [])
  expect(used.length).toBeGreaterThan(10)
  expect(used.map((name) => name.replace(/_(bucket|count|sum)$/, "")).filter((name) => !declared.has(name))).toEqual([])
})

const settingsOfServer = () =>
  [...read("apps/server/src/env.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)

it("every setting of the server is in .env.example, and the set-ups name no other", () => {
  const settings = settingsOfServer()
  const examples = [...read(".env.example").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(examples.toSorted()).toEqual(settings.toSorted())
  const anchor = read("compose.yaml").match(/environment: &settings\n((?: {4}.+\n)+)/)?.[1] ?? ""
  const fixed = [...anchor.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
  const service = [...read("ops/rosette.service").matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name)
  const laptop = [...read("ops/laptop.sh").matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name)
  for (const used of [fixed, service, laptop]) {
    expect(used.length).toBeGreaterThan(3)
    expect(used.filter((name) => ![...settings, "NODE_ENV"].includes(name))).toEqual([])
  }
})

it("every setting of .env reaches the containers, and those without a safe default have none", () => {
  const compose = read("compose.yaml")
  expect(compose).toContain("env_file: [{ path: .env, required: false }]")
  const forCompose = ["ops/compose.env", "ops/compose-bucket.env"].flatMap((path) => [
    ...read(path).matchAll(/^([A-Z][A-Z0-9_]+)=/gm),
  ])
  const known = [...settingsOfServer(), "DOMAIN", "POSTGRES_PASSWORD", "GARAGE_RPC_SECRET"]
  expect(forCompose.map(([, name]) => name).filter((name) => !known.includes(name))).toEqual([])
  for (const name of ["DOMAIN", "POSTGRES_PASSWORD"]) {
    const uses = [...compose.matchAll(new RegExp(`\\$\\{${name}([^}]*)\\}`, "g"))].map(([, rest]) => rest)
    expect(uses.length).toBeGreaterThan(1)
    expect(uses.filter((rest) => !rest.startsWith(":?"))).toEqual([])
  }
})

it.each(["rosette.service", "compose.env", "compose-bucket.env", "pgbouncer.ini"])(
  "docs/operating.md quotes ops/%s to the letter",
  (name) => {
    const unindented = read("docs/operating.md").replaceAll(/^ +/gm, "")
    expect(unindented).toContain(read(`ops/${name}`).replaceAll(/^ +/gm, ""))
  },
)

it("nothing that is installed, built or private is copied into the image", () => {
  const ignored = read(".dockerignore").split("\n")
  expect(ignored).toEqual(
    expect.arrayContaining(["**/node_modules", "**/dist", ".git", ".env", "data", "prisma/generated"]),
  )
  expect(filesBelow(["Dockerfile"])).toHaveLength(1)
})
