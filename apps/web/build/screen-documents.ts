import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import react from "@vitejs/plugin-react"
import { build, type Manifest, type Plugin } from "vite"
import { API_PROVIDER, SCREENS, type ScreenFacts } from "../src/app/screens.ts"
import { afterBundle } from "./after-bundle.ts"
import { CONSTANTS } from "./constants.ts"

const ENTRY = "index.html"
const RENDERER = "src/app/prerender.tsx"

/**
 * Returns the files of a part and of all its imports, styles included: those of the imports come first, because the styles of a
 * component replace those of what it is made of. Throws if it was not built.
 */
function filesOf(manifest: Manifest, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the build: correct src/app/screens.ts.`)
  if (files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const next of chunk.imports ?? []) filesOf(manifest, next, files)
  for (const file of chunk.css ?? []) files.add(file)
  return files
}

const linkTo = (file: string) =>
  `<link rel="${file.endsWith(".css") ? "stylesheet" : "modulepreload"}" crossorigin href="/${file}">`

/** Returns links to the files that a screen needs beyond the entry: they are requested in parallel with it. */
export function screenLinks(manifest: Manifest, { module, callsServer }: ScreenFacts): string[] {
  const present = filesOf(manifest, ENTRY)
  const wanted = [module, ...(callsServer ? [API_PROVIDER] : [])].flatMap((key) => [...filesOf(manifest, key)])
  return [...new Set(wanted)].filter((file) => !present.has(file)).map(linkTo)
}

/** Puts a text into the place of a mark of the built index.html. Throws if it is not there. */
function inPlaceOf(mark: string, page: string, text: string): string {
  if (!page.includes(mark)) throw new Error(`The built index.html has no ${mark}.`)
  return page.replace(mark, () => text)
}

/** What is already painted does not wait for scripts: styles, fonts and pictures are requested first. */
const withScriptsLast = (page: string): string =>
  page.replaceAll(/<link rel="modulepreload"|<script type="module"/g, (start) => `${start} fetchpriority="low"`)

/**
 * Returns the document of a screen: the built index.html with links to its files, and its HTML if it is prerendered. The links are
 * after those of the entry, whose styles a screen's styles replace.
 */
export function screenDocument(index: string, links: readonly string[], html: string): string {
  const page = inPlaceOf("</head>", index, `  ${links.join("\n    ")}\n  </head>`)
  return inPlaceOf("<!--screen-->", html === "" ? page : withScriptsLast(page), html)
}

type Renderer = typeof import("../src/app/prerender.tsx")

/** Builds the code of the app for Node, to render screens with. */
async function buildRenderer(root: string, folder: string): Promise<Renderer> {
  await build({
    configFile: false,
    logLevel: "warn",
    root,
    define: CONSTANTS,
    plugins: [react()],
    // Of its thousands of icons only those of the app.
    ssr: { noExternal: ["@tabler/icons-react"] },
    build: { ssr: RENDERER, outDir: folder, emptyOutDir: true, copyPublicDir: false },
  })
  return import(pathToFileURL(join(folder, "prerender.js")).href)
}

/** Writes a document for each address, which the server sends there; that of the start page is `landing.html`. */
export const screenDocuments = (): Plugin =>
  afterBundle("screen-documents", async ({ root, outDir, manifest }) => {
    const folder = join(outDir, ".vite/prerender")
    const { prerenderScreen } = await buildRenderer(root, folder)
    const index = readFileSync(join(outDir, ENTRY), "utf8")
    for (const [path, facts] of Object.entries(SCREENS)) {
      // The index is sent where an address has a parameter.
      if (path.includes(":")) continue
      const html = facts.isPrerendered ? await prerenderScreen(path) : ""
      const file = join(outDir, path === "/" ? "landing.html" : `screens${path}.html`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, screenDocument(index, screenLinks(manifest, facts), html))
    }
    rmSync(folder, { recursive: true })
  })
