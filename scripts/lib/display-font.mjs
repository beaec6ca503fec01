import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import subsetFont from "subset-font"
import { inRoot } from "./root.mjs"

/** The web app, the public pages and printed papers load the files from here. */
export const FONT_FOLDER = inRoot("apps/web/public/fonts")

const PACKAGE = dirname(createRequire(inRoot("apps/web/")).resolve("@fontsource-variable/fraunces/package.json"))

/** Fixed values of the four axes: one weight, for large letters. */
const AXES = { wght: 600, opsz: 72, SOFT: 0, WONK: 0 }

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("")

/**
 * English and the languages of western Europe need only the first file; a browser fetches the second for a name with one of
 * its letters. Characters that occur in no name use a system font.
 */
const PARTS = [
  {
    name: "latin",
    text: `${between(0x20, 0x7e)}\u00a0¡§©ª«®°·º»¿${between(0xc0, 0xff).replace(/[×÷]/g, "")}–—‘’‚“”„•…‹›€™`,
    // Kerning, and ligatures so that an f does not touch an i.
    features: ["kern", "liga"],
  },
  {
    name: "latin-ext",
    text: `${between(0x100, 0x17e).replace(/[\u0132\u0133\u0138\u013f\u0140\u0149]/g, "")}ȘșȚț`,
    features: ["locl"],
  },
]

/** The folder's files by name. A name contains a hash of the content, so browsers may cache the file forever. */
export async function displayFontFiles() {
  const parts = PARTS.map(async ({ name, text, features }) => {
    const source = readFileSync(join(PACKAGE, "files", `fraunces-${name}-full-normal.woff2`))
    const options = { targetFormat: "woff2", variationAxes: AXES, keepFeatures: features, noHinting: true }
    const bytes = await subsetFont(source, text, options)
    const sum = createHash("sha256").update(bytes).digest("hex").slice(0, 8)
    return [`fraunces-${name}-${sum}.woff2`, bytes]
  })
  return new Map([...(await Promise.all(parts)), ["licence.txt", readFileSync(join(PACKAGE, "LICENSE"))]])
}
