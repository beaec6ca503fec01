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

it("every setting of the server is in .env.example, and compose.yaml sets no other", () => {
  const settings = [...read("apps/server/src/env.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
  const examples = [...read(".env.example").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(examples.toSorted()).toEqual(settings.toSorted())
  const anchor = read("compose.yaml").match(/environment: &settings\n((?: {4}.+\n)+)/)?.[1] ?? ""
  const used = [...anchor.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(3)
  expect(used.filter((name) => !settings.includes(name))).toEqual([])
})

it("nothing that is installed, built or private is copied into the image", () => {
  const ignored = read(".dockerignore").split("\n")
  expect(ignored).toEqual(
    expect.arrayContaining(["**/node_modules", "**/dist", ".git", ".env", "data", "prisma/generated"]),
  )
  expect(filesBelow(["Dockerfile"])).toHaveLength(1)
})
