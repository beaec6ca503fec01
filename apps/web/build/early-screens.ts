import { appendFileSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Manifest, Plugin } from "vite"

const ENTRY = "index.html"
const WORKSPACE = "src/app/workspace.tsx"
const ROUTES = "src/app/routes.tsx"

/** `const name = lazyScreen(() => import("…"`, with `Workspace` where the screen stands in that frame. */
const SCREEN = /const (\w+) = lazy(Workspace)?Screen\(\(\) =>\s*import\("([^"]+)"\)/g
const ADDRESS = /^ *"(\/[^"]*)": (\w+),$/gm

/** The modules behind each address, as the routes name them. Throws where an address leads to no module. */
export function modulesByAddress(routes: string): Map<string, string[]> {
  const screens = new Map<string, string[]>()
  for (const [, name = "", frame, path = ""] of routes.matchAll(SCREEN)) {
    const module = path.startsWith("../") ? path.replace("../", "src/") : path.replace("./", "src/app/")
    screens.set(name, frame ? [WORKSPACE, module] : [module])
  }
  const addresses = [...routes.matchAll(ADDRESS)].map(([, address = "", name = ""]) => {
    const modules = screens.get(name)
    if (!modules) throw new Error(`No module is known for ${address}: correct build/early-screens.ts.`)
    return [address, modules] as const
  })
  if (addresses.length === 0) throw new Error("The routes name no address: correct build/early-screens.ts.")
  return new Map(addresses)
}

/** What modules need beyond what the page loads anyway, styles included. Throws for a module that was not built. */
export function furtherFiles(manifest: Manifest, modules: readonly string[]): string[] {
  const files = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the build: correct build/early-screens.ts.`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file)
    for (const next of chunk.imports ?? []) files(next, seen)
    return seen
  }
  const present = files(ENTRY)
  const wanted = new Set(modules.flatMap((module) => [...files(module)]))
  return [...wanted].filter((file) => !present.has(file))
}

/** The page loads the list before anything else: it does without the folder that all of them are in. */
const inAssets = (file: string) => file.replace(/^assets\//, "")

/** Runs in the page's head. What is asked for here is found by the import later on, and not asked for again. */
const ASK_EARLY = `;((screens) => {
  for (const file of screens[location.pathname.replace(/(?<=.)\\/+$/, "")] ?? []) {
    const isStyle = file.endsWith(".css")
    const link = Object.assign(document.createElement("link"), { rel: isStyle ? "preload" : "modulepreload", href: "/assets/" + file })
    if (isStyle) link.as = "style"
    link.crossOrigin = ""
    document.head.append(link)
  }
})`

/**
 * Lets the page ask for the files of its screen at once, beside the entry, instead of after the entry has come and run: on a
 * slow network that is one round less. The list is added to the script that the page's head runs first.
 */
export function earlyScreens(): Plugin {
  let root = "."
  let outDir = "dist"
  return {
    name: "rosette:early-screens",
    apply: "build",
    configResolved(config) {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    writeBundle: {
      order: "post",
      handler() {
        const manifest: Manifest = JSON.parse(readFileSync(join(outDir, ".vite/manifest.json"), "utf8"))
        const modules = modulesByAddress(readFileSync(join(root, ROUTES), "utf8"))
        // An address with a part that varies is found by the routes alone.
        const fixed = [...modules].filter(([address]) => !address.includes(":"))
        const screens = fixed.map(([address, needed]) => [address, furtherFiles(manifest, needed).map(inAssets)])
        appendFileSync(
          join(outDir, "color-scheme.js"),
          `${ASK_EARLY}(${JSON.stringify(Object.fromEntries(screens))})\n`,
        )
      },
    },
  }
}
