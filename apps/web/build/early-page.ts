import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import react from "@vitejs/plugin-react"
import { build, type Plugin } from "vite"
import { afterBundle } from "./after-bundle.ts"
import { modulesByAddress, nextByAddress, nextLinks, ROUTES, screenLinks } from "./early-screens.ts"

const RENDERER = "src/app/early-page/render.tsx"
const SCRIPT = "src/app/early-page/script.ts"
const COLOURS = "public/color-scheme.js"

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
 * Returns the built index.html with a rendered page in it. `links` are those to what its screen needs further: the page links the
 * styles and pictures, and loads the scripts when it is painted, with the rest of the app. `next` are those to what the screens after
 * it need, which it loads after that. Throws if the index is not as expected.
 */
export function earlyDocument(
  index: string,
  rendered: string,
  { links, next }: { links: readonly string[]; next: readonly string[] },
): string {
  // React also asks for the pictures in advance, which the browser does without it. No browser may fill in again what the person
  // before has typed.
  const plain = rendered
    .replaceAll(/<link rel="preload"[^>]*>/g, "")
    .replaceAll(/ autocomplete="[^"]*"/gi, ' autocomplete="off"')
    // Chrome reports in the console if somebody is faster than this attribute.
    .replaceAll(/ autofocus=""/gi, " data-autofocus")
  const { markup, styles } = withoutStyleAttributes(plain)
  const indented = (link: string) => `    ${link.replace('rel="preload" as="style"', 'rel="stylesheet"')}\n`
  const lines = links.map(indented)
  const isScript = (line: string) => line.includes('rel="modulepreload"')
  // Behind the calls that the page makes meanwhile: a browser asks an HTTP/1 server for six things at a time.
  const app = [...(index.match(APP) ?? []), ...lines.filter(isScript)]
    .join("")
    .replaceAll("<link ", '<link fetchpriority="low" ')
  if (!app.includes("<script")) throw new Error("The built index.html loads no app: correct build/early-page.ts.")
  const painted = lines.filter((line) => !isScript(line)).join("")
  const head = `${painted}    <style>${STYLES} ${styles}</style>\n    <template id="app">\n${app}    </template>\n    <template id="next">\n${next.map(indented).join("")}    </template>\n`
  // Without scripts the colours are those of the light scheme.
  let page = replaced(index.replaceAll(APP, ""), "<html ", '<html data-mantine-color-scheme="light" ')
  page = replaced(page, '<script src="/color-scheme.js">', '<script src="/early-page.js">')
  page = replaced(page, "  </head>", `${head}  </head>`)
  page = replaced(page, '<div id="root"></div>', `${markup}\n    <div id="root"></div>`)
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

/** Returns the script of the pages' heads. */
async function bundleScript(root: string, folder: string): Promise<string> {
  await build({
    ...ALONE,
    root,
    build: {
      lib: { entry: SCRIPT, formats: ["iife"], name: "earlyPage", fileName: () => "script.js" },
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
    const script = await bundleScript(root, folder)
    rmSync(folder, { recursive: true })
    const routes = read(ROUTES)
    const modules = modulesByAddress(routes)
    const next = nextByAddress(routes)
    const index = readFileSync(join(outDir, "index.html"), "utf8")
    for (const [address, rendered] of pages) {
      const needed = modules.get(address) ?? []
      const links = {
        links: screenLinks(manifest, needed, []),
        next: nextLinks(manifest, needed, next.get(address) ?? []),
      }
      const file = address === "/" ? "landing.html" : `screens${address}.html`
      writeFileSync(join(outDir, file), earlyDocument(index, rendered, links))
    }
    writeFileSync(join(outDir, "early-page.js"), `${read(COLOURS)};${script}`)
  })
