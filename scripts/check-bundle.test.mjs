import { describe, expect, it } from "vitest"
import { exceededBudgets, measureScreens, tooNewForJudges } from "./lib/bundle.mjs"

const LANDING = "src/features/landing/landing-screen.tsx"
const JUDGING = "src/features/judging/judging-screen.tsx"
const DASHBOARD = "src/app/dashboard-route.tsx"

/** An entry with a shared chunk, three screens and the workspace; the judging screen opens a dialog later. */
const manifest = {
  "index.html": {
    file: "e.js",
    css: ["e.css"],
    imports: ["_s.js"],
    dynamicImports: [LANDING, JUDGING, DASHBOARD, "src/app/api-provider.tsx"],
  },
  "_s.js": { file: "s.js" },
  "src/app/api-provider.tsx": { file: "w.js", imports: ["_s.js"] },
  [LANDING]: { file: "l.js", css: ["l.css"], imports: ["index.html", "_s.js"] },
  [JUDGING]: { file: "j.js", css: ["j.css"], imports: ["index.html"], dynamicImports: ["dialog.tsx"] },
  [DASHBOARD]: { file: "o.js", css: ["o.css"], imports: ["index.html"] },
  "dialog.tsx": { file: "d.js" },
}
const SIZES = {
  "e.js": 80_000,
  "s.js": 10_000,
  "w.js": 20_000,
  "l.js": 2_000,
  "j.js": 30_000,
  "o.js": 40_000,
  "d.js": 9_000,
}
const sizeOf = (file) => SIZES[file] ?? 4_000

describe("the size of a screen", () => {
  it("is the entry, the screen and their imports, each once; the API provider counts only if the screen calls the server", () => {
    expect(measureScreens(manifest, sizeOf)).toEqual([
      { screen: LANDING, js: 92, css: 8, adds: 2 },
      { screen: JUDGING, js: 120, css: 8, adds: 30 },
      { screen: DASHBOARD, js: 150, css: 8, adds: 60 },
    ])
  })

  it("is empty if the build contains no screen", () => {
    expect(measureScreens({}, sizeOf)).toEqual([])
  })
})

describe("the budgets", () => {
  it.each([
    [LANDING, { js: 125, css: 99, adds: 99 }, 0],
    [LANDING, { js: 125.1, css: 0, adds: 0 }, 1],
    [JUDGING, { js: 180, css: 24, adds: 130 }, 0],
    [JUDGING, { js: 180.1, css: 24.1, adds: 0 }, 2],
    ["src/app/dashboard-route.tsx", { js: 215, css: 40, adds: 140 }, 0],
    ["src/app/dashboard-route.tsx", { js: 216, css: 40, adds: 140.1 }, 1],
  ])("%s with %o exceeds %i", (screen, figures, count) => {
    expect(exceededBudgets({ screen, ...figures })).toHaveLength(count)
  })
})

describe("a script of judges", () => {
  it.each([
    ["a/(?<=.)\\/+$/b", 1],
    ["/(?<!x)y/", 1],
    ["list.toSorted(order)", 1],
    ["AbortSignal.timeout(9)", 1],
    ["URL.canParse(address)", 1],
    ["/(?<name>x)/", 0],
    ["list.slice().sort(order)", 0],
    ["typeof URL.canParse==`function`?URL.canParse(e):new URL(e)", 0],
    ['typeof requestIdleCallback === "function" ? requestIdleCallback(work) : setTimeout(work)', 0],
  ])("%s is too new for older browsers: %i", (text, count) => {
    expect(tooNewForJudges("a.js", text)).toHaveLength(count)
  })
})
