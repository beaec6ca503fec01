import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import react from "@vitejs/plugin-react"
import { build, type Plugin } from "vite"
import { afterBundle } from "./after-bundle.ts"
import { furtherFiles, modulesByAddress, ROUTES } from "./early-screens.ts"

const RENDERER = "src/app/early-page.tsx"
const SCRIPTS = ["public/color-scheme.js", "build/early-page-script.js"]

/** The lines of the built index.html that load the app. */
const APP = /^ *<(?:script type="module"|link rel="modulepreload") .*\n/gm

/** Until the app shows its screen: not both, and no button, because none works without the app. */
const STYLES = "#early-page + #root { display: none } #early-page button { visibility: hidden }"

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
function replaced(page: string, part: string, by: string): string {
  if (!page.includes(part)) throw new Error(`The built index.html has no ${part}: correct build/early-page.ts.`)
  return page.replace(part, () => by)
}

/**
 * Returns the built index.html with a rendered page in it. `files` are those that its screen needs further: the page links the
 * styles and loads the scripts after the first paint, with the rest of the app. Throws if the index is not as expected.
 */
export function earlyDocument(index: string, rendered: string, files: readonly string[]): string {
  // React also asks for the pictures in advance, which the browser does without it.
  const { markup, styles } = withoutStyleAttributes(rendered.replaceAll(/<link rel="preload"[^>]*>/g, ""))
  const linksTo = (end: string, rel: string) =>
    files.filter((file) => file.endsWith(end)).map((file) => `    <link rel="${rel}" crossorigin href="/${file}">\n`)
  const app = [...(index.match(APP) ?? []), ...linksTo(".js", "modulepreload")].join("")
  if (!app.includes("<script")) throw new Error("The built index.html loads no app: correct build/early-page.ts.")
  const head = `${linksTo(".css", "stylesheet").join("")}    <style>${STYLES} ${styles}</style>\n    <template id="app">\n${app}    </template>\n`
  // Without scripts the colours are those of the light scheme.
  let page = replaced(index.replaceAll(APP, ""), "<html ", '<html data-mantine-color-scheme="light" ')
  page = replaced(page, '<script src="/color-scheme.js">', '<script src="/early-page.js">')
  page = replaced(page, "  </head>", `${head}  </head>`)
  return replaced(page, '<div id="root"></div>', `${markup}\n    <div id="root"></div>`)
}

/** Renders the start page with the code of the app. */
async function renderLanding(root: string, folder: string): Promise<string> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    plugins: [react()],
    // Of its thousands of icons only those of this page.
    ssr: { noExternal: ["@tabler/icons-react"] },
    build: { ssr: RENDERER, outDir: folder, emptyOutDir: true },
  })
  const file = pathToFileURL(join(folder, "early-page.js")).href
  const { renderEarlyLanding }: typeof import("../src/app/early-page.tsx") = await import(file)
  return renderEarlyLanding()
}

/** Writes `landing.html`, which the server sends for the start page, and its script, beside the built index.html. */
export const earlyPage = (): Plugin =>
  afterBundle("early-page", async ({ root, outDir, manifest, read }) => {
    const folder = join(outDir, ".vite/early-page")
    const rendered = await renderLanding(root, folder)
    rmSync(folder, { recursive: true })
    const files = furtherFiles(manifest, modulesByAddress(read(ROUTES)).get("/") ?? [])
    const index = readFileSync(join(outDir, "index.html"), "utf8")
    writeFileSync(join(outDir, "landing.html"), earlyDocument(index, rendered, files))
    writeFileSync(join(outDir, "early-page.js"), SCRIPTS.map(read).join(""))
  })
