import { existsSync, globSync, readdirSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { expect, it } from "vitest"
import { chunkGroups } from "./chunks.ts"

const ROOT = join(import.meta.dirname, "../../..")
const FILES = globSync(
  ["apps/web/src/**/*", "packages/*/src/**/*.ts", "node_modules/@tabler/icons-react/dist/esm/icons/*.mjs"],
  { cwd: ROOT },
).filter((path) => !/\.test\.tsx?$/.test(path))

/** Added by the build tool. */
const VIRTUAL = ["vite/preload-helper"]

/** All patterns without alternatives that a pattern stands for: "a/(?:b|c)d?$" for "a/bd?$" and "a/cd?$". */
function expanded(pattern: string): string[] {
  let at = 0
  const group = (): string[] => {
    at += "(?:".length
    const inner = alternatives()
    at += ")".length
    if (pattern[at] !== "?") return inner
    at += 1
    return [...inner, ""]
  }
  const letter = (): string[] => {
    const start = at
    at += pattern[at] === "\\" ? 2 : 1
    return [pattern.slice(start, at)]
  }
  function alternatives(): string[] {
    const before: string[] = []
    let current = [""]
    for (; at < pattern.length && pattern[at] !== ")"; ) {
      if (pattern[at] === "|") {
        before.push(...current)
        current = [""]
        at += 1
        continue
      }
      const parts = pattern.startsWith("(?:", at) ? group() : letter()
      current = current.flatMap((start) => parts.map((part) => start + part))
    }
    return [...before, ...current]
  }
  return alternatives()
}

/** Whether a file or folder of an installed package begins with this path. */
function isInstalled(path: string): boolean {
  if (path.endsWith("/")) return existsSync(join(ROOT, path))
  const folder = join(ROOT, dirname(path))
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(basename(path)))
}

function hasFile(pattern: string): boolean {
  if (VIRTUAL.includes(pattern.replaceAll("\\/", "/"))) return true
  const path = pattern.replaceAll(/\\(.)/g, "$1").replace(/\$$/, "")
  return path.startsWith("node_modules/") ? isInstalled(path) : FILES.some((file) => new RegExp(pattern).test(file))
}

it.each([
  ["a|b", ["a", "b"]],
  ["x\\/(?:a|b(?:c|d))\\.ts$", ["x\\/a\\.ts$", "x\\/bc\\.ts$", "x\\/bd\\.ts$"]],
  ["(?:nested-)?parts\\.tsx?", ["nested-parts\\.tsx?", "parts\\.tsx?"]],
])("%s stands for %j", (pattern, all) => {
  expect(expanded(pattern)).toEqual(all)
})

it.each([
  ["packages\\/domain\\/src\\/contest\\/sheet\\.ts$", true],
  ["packages\\/domain\\/src\\/contest\\/gone\\.ts$", false],
  ["node_modules\\/@mantine\\/core\\/esm\\/components\\/Button\\/", true],
  ["node_modules\\/@mantine\\/core\\/esm\\/components\\/Gone\\/", false],
  ["node_modules\\/@mantine\\/hooks\\/esm\\/use-id", true],
  ["\\/icons\\/IconGone\\.mjs$", false],
])("%s: %s", (pattern, isThere) => {
  expect(hasFile(pattern)).toBe(isThere)
})

it.each(chunkGroups)("every pattern of the group $name matches a file", ({ test }) => {
  expect(expanded(test.source).filter((pattern) => !hasFile(pattern))).toEqual([])
})
