import { readFileSync } from "node:fs"
import type { Manifest } from "vite"
import { expect, it } from "vitest"
import { SCREENS } from "../src/app/screens.ts"
import { screenDocument, screenLinks } from "./screen-documents.ts"

const SIGN_IN = SCREENS["/judge-login"]

const MANIFEST: Manifest = {
  "index.html": { file: "assets/index.js", css: ["assets/index.css"], imports: ["_shared.js"] },
  "_shared.js": { file: "assets/shared.js" },
  "_fields.js": { file: "assets/fields.js", css: ["assets/fields.css"] },
  "src/app/api-provider.tsx": { file: "assets/api.js", imports: ["_shared.js"] },
  [SIGN_IN.module]: { file: "assets/login.js", imports: ["index.html", "_fields.js"], dynamicImports: ["later.tsx"] },
  "later.tsx": { file: "assets/later.js" },
}

it("a screen's document links what the screen needs beyond the entry, with its imports and styles", () => {
  expect(screenLinks(MANIFEST, SIGN_IN)).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/login.js">',
    '<link rel="modulepreload" crossorigin href="/assets/fields.js">',
    '<link rel="stylesheet" crossorigin href="/assets/fields.css">',
    '<link rel="modulepreload" crossorigin href="/assets/api.js">',
  ])
})

it("a screen that was not built fails the build", () => {
  expect(() => screenLinks(MANIFEST, SCREENS["/terms"])).toThrow("terms-screen.tsx is not in the build")
})

it("the links and the HTML are put into the product's own index.html", () => {
  const index = readFileSync(new URL("../index.html", import.meta.url), "utf8")
  const page = screenDocument(index, ["<link one>", "<link two>"], "<p>$& costs</p>")
  expect(page).toMatch(/<link one>\n *<link two>\n *<\/head>/)
  expect(page).toContain('<div id="root"><p>$& costs</p></div>')
  expect(() => screenDocument("<html>", [], "")).toThrow("has no </head>")
})
