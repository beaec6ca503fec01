import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import subsetFont from "subset-font"
import { inRoot } from "./root.mjs"

/** The licences, and what is loaded by address. */
export const PUBLIC_FOLDER = inRoot("apps/web/public/fonts")

const packageOf = (name) =>
  dirname(createRequire(inRoot("apps/web/")).resolve(`@fontsource-variable/${name}/package.json`))

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("")

/** What names and sentences of western Europe are written with. */
const LATIN = `${between(0x20, 0x7e)}\u00a0¡§©ª«®°·º»¿${between(0xc0, 0xff).replace(/[×÷]/g, "")}–—‘’‚“”„•…‹›€™`
const LATIN_EXT = `${between(0x100, 0x17e).replace(/[\u0132\u0133\u0138\u013f\u0140\u0149]/g, "")}ȘșȚț`

/**
 * English and the languages of western Europe need only the first file of a face; a browser fetches the second for a name with one
 * of its letters. Characters that occur in no name use a system font.
 */
const FACES = [
  {
    name: "fraunces",
    // The web app, the public pages and printed papers load the files from here.
    folder: PUBLIC_FOLDER,
    // Fixed values of the four axes: one weight, for large letters.
    axes: { wght: 600, opsz: 72, SOFT: 0, WONK: 0 },
    source: (part) => `fraunces-${part}-full-normal.woff2`,
    // Kerning, and ligatures so that an f does not touch an i.
    parts: [
      { name: "latin", text: LATIN, features: ["kern", "liga"] },
      { name: "latin-ext", text: LATIN_EXT, features: ["locl"] },
    ],
  },
  {
    name: "atkinson-hyperlegible-next",
    // Part of the app's build, so that a judge's phone stores it with the app.
    folder: inRoot("apps/web/src/app/styles/fonts"),
    axes: { wght: { min: 400, max: 700 } },
    source: (part) => `atkinson-hyperlegible-next-${part}-wght-normal.woff2`,
    // Figures of one width where scores are below each other.
    parts: [
      { name: "latin", text: `${LATIN}×÷±²³½¼¾−≤≥→←`, features: ["kern", "tnum"] },
      { name: "latin-ext", text: LATIN_EXT, features: ["kern", "locl"] },
    ],
  },
]

/** The files of a face by name. A name contains a hash of the content, so browsers may cache the file forever. */
async function filesOf({ name, axes, source, parts }) {
  const made = parts.map(async (part) => {
    const whole = readFileSync(join(packageOf(name), "files", source(part.name)))
    const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: part.features, noHinting: true }
    const bytes = await subsetFont(whole, part.text, options)
    const sum = createHash("sha256").update(bytes).digest("hex").slice(0, 8)
    return [`${name}-${part.name}-${sum}.woff2`, bytes]
  })
  return new Map(await Promise.all(made))
}

/** Each face's folder and its files. */
export const fontFiles = () =>
  Promise.all(FACES.map(async (face) => ({ folder: face.folder, files: await filesOf(face) })))

/** The licences of all faces by file name, which are delivered with them. */
export const licences = () =>
  new Map(FACES.map(({ name }) => [`${name}-licence.txt`, readFileSync(join(packageOf(name), "LICENSE"))]))
