import type { Manifest, ManifestChunk } from "vite"
import { expect, it } from "vitest"
import { judgeFiles } from "./judge-files.ts"

const ORGANIZERS = "src/features/dashboard/dashboard-screen.tsx"
const JUDGING = "src/features/judging/judging-screen.tsx"

const chunk = (file: string, more: Partial<ManifestChunk> = {}): Manifest => ({
  [file]: { file: `assets/${file.split("/").at(-1)}.js`, ...more },
})

/** An entry that imports all screens; the judging screen loads a dialog later, which needs a shared part. */
const manifest: Manifest = {
  "index.html": { file: "assets/index.js", css: ["assets/index.css"], dynamicImports: [ORGANIZERS, JUDGING] },
  ...chunk("src/app/app-update.tsx"),
  ...chunk("src/app/not-found-screen.tsx"),
  ...chunk("src/app/api-provider.tsx"),
  ...chunk("src/features/landing/landing-screen.tsx"),
  ...chunk("src/features/sign-in/judge/judge-login-screen.tsx"),
  ...chunk("src/features/sign-in/judge/judge-access-screen.tsx"),
  ...chunk("src/features/judging/welcome/judge-home-screen.tsx"),
  ...chunk("src/features/sign-in/organizer-login-screen.tsx"),
  ...chunk(JUDGING, { imports: ["index.html"], dynamicImports: ["dialog.tsx"], css: ["assets/judging.css"] }),
  ...chunk("dialog.tsx", { imports: ["shared.tsx"], assets: ["assets/keys.svg"] }),
  ...chunk("shared.tsx"),
  ...chunk(ORGANIZERS, { imports: ["index.html", "shared.tsx", "table.tsx"] }),
  ...chunk("table.tsx"),
}

it("a judge's phone stores the page, the judge's screens, and every dialog with its parts", () => {
  const files = judgeFiles(manifest)
  for (const file of [
    "index.html",
    "color-scheme.js",
    "drawings/winner.svg",
    "assets/index.css",
    "assets/judging-screen.tsx.js",
  ])
    expect(files, file).toContain(file)
  for (const file of ["assets/judging.css", "assets/dialog.tsx.js", "assets/keys.svg", "assets/shared.tsx.js"])
    expect(files, file).toContain(file)
})

it("a judge's phone stores nothing that only the organizer opens", () => {
  const files = [...judgeFiles(manifest)]
  expect(files.filter((file) => /organizer|dashboard|table/.test(file))).toEqual([])
})

it("a missing screen fails the build", () => {
  const { [JUDGING]: _gone, ...rest } = manifest
  expect(() => judgeFiles(rest)).toThrow(/judging-screen/)
})
