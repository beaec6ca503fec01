import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import react from "@vitejs/plugin-react"
import { build, type Plugin } from "vite"
import { TARGET } from "../src/lib/browsers.ts"
import { afterBundle } from "./after-bundle.ts"
import { modulesByAddress, nextByAddress, nextLinks, ROUTES, screenLinks } from "./early-screens.ts"

const RENDERER = "src/app/early-page/render.tsx"
/** The script of a page's head, as a file of the build, and its source. */
const SCRIPT = "early-page.js"
const SCRIPT_SOURCE = "src/app/early-page/script.ts"

/** The lines of the built index.html that load the app. */
const APP = /^ *<(?:script type="module"|link rel="modulepreload") .*\n/gm
const NO_SCRIPTS = /^ *<noscript>(.*)<\/noscript>\n/m

/**
 * Until the app shows its screen: not both; no button that needs the app, which all do except that of a form; and codes in
 * capitals, as the app writes them.
 */
const STYLES = [
  "#early-page:not([hidden]) + #root { display: none }",
  "#early-page button:not([type=submit]) { visibility: hidden }",
  "#early-page [autocapitalize=characters] { text-transform: uppercase }",
].join(" ")

const ENTITIES: Record<string, string> = { quot: '"', "#x27": "'", amp: "&", lt: "<", gt: ">" }

/**
 * Moves the style attributes of rendered markup to CSS rules, because the page's policy allows no such attributes. The rules
 * are stronger than any class, as the attributes are.
 */
export function withoutStyleAttributes(markup: string): { markup: string; styles: string } {
  const rules = new Map<string, number>()
  const moved = markup.replaceAll(/ style="([^"]*)"/g, (_attribute, style: string) => {
    if (!rules.has(style)) rules.set(style, rules.size)
    return ` data-style="${rules.get(style)}"`
  })
  const plain = (style: string) => style.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
  const styles = [...rules].map(([style, number]) => `#early-page [data-style="${number}"] { ${plain(style)} }`)
  return { markup: moved, styles: styles.join(" ") }
}

const STYLE_SHEET = /<link rel="(?:stylesheet|preload" as="style)" crossorigin href="\/([^"]+)">/g

/** Puts the text of style sheets in the place of links to them, so that a page is painted without further requests. */
const withStyles = (lines: string, textOf: (file: string) => string) =>
  lines.replaceAll(STYLE_SHEET, (_link, file: string) => `<style>${textOf(file)}</style>`)

/**
 * Links to these style sheets that load nothing: with them the app's own loader takes the style sheets as loaded. Only for a
 * template: browsers that look ahead would load them.
 */
const namesOfStyles = (lines: string) =>
  [...lines.matchAll(STYLE_SHEET)]
    .map(([, file]) => `    <link rel="stylesheet" disabled crossorigin href="/${file}">\n`)
    .join("")

/** Replaces one part of the built index.html. Throws if it is not there. */
function replaced(page: string, part: string | RegExp, by: string): string {
  const found = typeof part === "string" ? page.includes(part) : part.test(page)
  if (!found) throw new Error(`The built index.html has no ${part}: correct build/early-page.ts.`)
  return page.replace(part, () => by)
}

/** Without scripts a form is of no use: the page says so in its place. */
function withoutForm(page: string): string {
  const sentence = NO_SCRIPTS.exec(page)?.[1]
  const inPlace = replaced(replaced(page, NO_SCRIPTS, ""), "<form ", `<noscript><p>${sentence}</p></noscript><form `)
  return replaced(
    inPlace,
    "  </head>",
    "    <noscript><style>#early-page form { display: none }</style></noscript>\n  </head>",
  )
}

/**
 * What a document needs besides its screen. The styles and the pictures of `links` are for the screen; the scripts are loaded when it
 * is painted, with the rest of the app. `next` is for the screens after it, and is used after that. `script` is the text of the
 * head's script, `textOf` returns that of a built style sheet.
 */
type Parts = {
  links: readonly string[]
  next: readonly string[]
  script: string
  textOf: (file: string) => string
}

/** Returns the built index.html with a rendered page in it. Throws if the index is not as expected. */
export function earlyDocument(index: string, rendered: string, { links, next, script, textOf }: Parts): string {
  // React also asks for the pictures in advance, which the browser does without it. No browser may fill in again what the person
  // before has typed.
  const plain = rendered
    .replaceAll(/<link rel="preload"[^>]*>/g, "")
    .replaceAll(/ autocomplete="[^"]*"/gi, ' autocomplete="off"')
    // Chrome reports in the console if somebody is faster than this attribute.
    .replaceAll(/ autofocus=""/gi, " data-autofocus")
  const { markup, styles } = withoutStyleAttributes(plain)
  const indented = (link: string) => `    ${link}\n`
  const lines = links.map(indented)
  const isScript = (line: string) => line.includes('rel="modulepreload"')
  const app = [...(index.match(APP) ?? []), ...lines.filter(isScript)].join("")
  if (!app.includes("<script")) throw new Error("The built index.html loads no app: correct build/early-page.ts.")
  const painted = lines.filter((line) => !isScript(line)).join("")
  const named = namesOfStyles(`${index}${painted}`)
  const head = `${painted}    <style>${STYLES} ${styles}</style>\n    <template id="app">\n${named}${app}    </template>\n`
  // Without scripts the colours are those of the light scheme.
  let page = replaced(index.replaceAll(APP, ""), "<html ", '<html data-mantine-color-scheme="light" ')
  page = replaced(page, '<script src="/color-scheme.js"></script>', `<script>${script}</script>`)
  page = withStyles(replaced(page, "  </head>", `${head}  </head>`), textOf)
  // Behind what is painted.
  const later = next.map(indented).join("")
  const ofNext = `${withStyles(later, textOf)}${namesOfStyles(later)}`
  const root = `<div id="root"></div>\n    <template id="next">\n${ofNext}    </template>`
  page = replaced(page, '<div id="root"></div>', `${markup}\n    ${root}`)
  return markup.includes("<form ") ? withoutForm(page) : page
}

const ALONE = { configFile: false, publicDir: false, logLevel: "warn" } as const

/** Renders the screens with the code of the app. */
async function renderPages(root: string, folder: string): Promise<Map<string, string>> {
  await build({
    ...ALONE,
    root,
    plugins: [react()],
    // Of its thousands of icons only those of these pages.
    ssr: { noExternal: ["@tabler/icons-react"] },
    build: { ssr: RENDERER, outDir: folder, emptyOutDir: true },
  })
  const { renderEarlyPages }: typeof import("../src/app/early-page/render.tsx") = await import(
    pathToFileURL(join(folder, "render.js")).href
  )
  return renderEarlyPages()
}

/** Returns a script for the pages' heads. */
async function bundleScript(root: string, entry: string, folder: string): Promise<string> {
  await build({
    ...ALONE,
    root,
    build: {
      target: TARGET,
      lib: { entry, formats: ["iife"], name: "earlyPage", fileName: () => "script.js" },
      outDir: folder,
      emptyOutDir: true,
    },
  })
  return readFileSync(join(folder, "script.js"), "utf8")
}

/** Writes the documents with a screen in them, and their script. That of the start page is `landing.html`. */
export const earlyPage = (): Plugin =>
  afterBundle("early-page", async ({ root, outDir, manifest, read }) => {
    const folder = join(outDir, ".vite/early-page")
    const pages = await renderPages(root, folder)
    const script = await bundleScript(root, SCRIPT_SOURCE, folder)
    rmSync(folder, { recursive: true })
    const routes = read(ROUTES)
    const modules = modulesByAddress(routes)
    const next = nextByAddress(routes)
    const index = readFileSync(join(outDir, "index.html"), "utf8")
    const textOf = (file: string) => readFileSync(join(outDir, file), "utf8")
    for (const [address, rendered] of pages) {
      const needed = modules.get(address) ?? []
      const parts = {
        links: screenLinks(manifest, needed, []),
        next: nextLinks(manifest, needed, next.get(address) ?? []),
        script,
        textOf,
      }
      const file = address === "/" ? "landing.html" : `screens${address}.html`
      writeFileSync(join(outDir, file), earlyDocument(index, rendered, parts))
    }
    // The server allows this text in a page.
    writeFileSync(join(outDir, SCRIPT), script)
  })
