import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import subsetFont from "subset-font"
import { inRoot } from "./root.mjs"

/** The page, the public pages and papers ask for the files here. */
export const FONT_FOLDER = inRoot("apps/web/public/fonts")

const PACKAGE = dirname(createRequire(inRoot("apps/web/")).resolve("@fontsource-variable/fraunces/package.json"))

/** One cut of the four axes: made for large letters, in one weight. */
const CUT = { wght: 600, opsz: 72, SOFT: 0, WONK: 0 }

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("")

/**
 * English and the languages of western Europe need the first file alone; a browser fetches the second for a name that has a
 * letter of it. Signs that stand in no name are left to the fonts of the system.
 */
const PARTS = [
  {
    name: "latin",
    text: `${between(0x20, 0x7e)}\u00a0¡§©ª«®°·º»¿${between(0xc0, 0xff).replace(/[×÷]/g, "")}–—‘’‚“”„•…‹›€™`,
    // Pairs of letters are moved together, and an f does not run into an i.
    features: ["kern", "liga"],
  },
  {
    name: "latin-ext",
    text: `${between(0x100, 0x17e).replace(/[\u0132\u0133\u0138\u013f\u0140\u0149]/g, "")}ȘșȚț`,
    features: ["locl"],
  },
]

/** Every file of the folder by its name: named by its content, so that a browser may keep it for good. */
export async function displayFontFiles() {
  const parts = PARTS.map(async ({ name, text, features }) => {
    const source = readFileSync(join(PACKAGE, "files", `fraunces-${name}-full-normal.woff2`))
    const options = { targetFormat: "woff2", variationAxes: CUT, keepFeatures: features, noHinting: true }
    const bytes = await subsetFont(source, text, options)
    const sum = createHash("sha256").update(bytes).digest("hex").slice(0, 8)
    return [`fraunces-${name}-${sum}.woff2`, bytes]
  })
  return new Map([...(await Promise.all(parts)), ["licence.txt", readFileSync(join(PACKAGE, "LICENSE"))]])
}
