import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { type Manifest, minifySync, type Plugin } from "vite"
import { isJudgesScreen } from "../src/service-worker/paths.ts"
import { afterBundle } from "./after-bundle.ts"

const ENTRY = "index.html"
const API_PROVIDER = "src/app/api-provider.tsx"
export const ROUTES = "src/app/routes.tsx"

const OF_JUDGING = "src/features/judging/"
/** The screens of judging import it as soon as they run. */
const OFFLINE = "src/offline/for-judging.ts"

const OF_SIGN_IN = "src/features/sign-in/"
/** On a desktop the largest thing that a sign-in paints, see sign-in-page.module.css. As a background it would be requested after the styles. */
const SIGN_IN_PICTURE = "src/ui/figures/show.svg"

/** `const name = lazyScreen(() => import("…"`, `lazyApiScreen` if the screen is rendered inside `ApiProvider`. */
const SCREEN = /const (\w+) = lazy(Api)?Screen\(\(\) =>\s*import\("([^"]+)"\)/g
const ADDRESS = /^ *"(\/[^"]*)": (\w+),$/gm
/** `[name, [names of the screens that people open next]],` */
const NEXT = /^ *\[(\w+), \[([\w, ]+)\]\],$/gm

function modulesByScreen(routes: string): Map<string, string[]> {
  const screens = new Map<string, string[]>()
  for (const [, name = "", frame, path = ""] of routes.matchAll(SCREEN)) {
    const module = path.startsWith("../") ? path.replace("../", "src/") : path.replace("./", "src/app/")
    const needed = frame ? [API_PROVIDER, module] : [module]
    screens.set(name, module.startsWith(OF_JUDGING) ? [...needed, OFFLINE] : needed)
  }
  return screens
}

/** Returns the modules of each address, as the routes name them. Throws if an address has no module. */
export function modulesByAddress(routes: string): Map<string, string[]> {
  const screens = modulesByScreen(routes)
  const addresses = [...routes.matchAll(ADDRESS)].map(([, address = "", name = ""]) => {
    const modules = screens.get(name)
    if (!modules) throw new Error(`No module is known for ${address}: correct build/early-screens.ts.`)
    return [address, modules] as const
  })
  if (addresses.length === 0) throw new Error("The routes name no address: correct build/early-screens.ts.")
  return new Map(addresses)
}

/**
 * Returns the modules of judging that an address leads to, as the routes name them. A judge with a card's link is on the next
 * screen after one tap.
 */
export function nextByAddress(routes: string): Map<string, string[]> {
  const screens = modulesByScreen(routes)
  const modulesOf = (names: string) => names.split(", ").flatMap((name) => screens.get(name) ?? [])
  const isOfJudging = (module: string) => module.startsWith(OF_JUDGING) || module === OFFLINE
  const next = new Map(
    [...routes.matchAll(NEXT)].map(([, name = "", names = ""]) => [name, modulesOf(names).filter(isOfJudging)]),
  )
  return new Map([...routes.matchAll(ADDRESS)].map(([, address = "", name = ""]) => [address, next.get(name) ?? []]))
}

/** Returns the files of modules, styles included, without those that the page loads anyway. Throws if a module was not built. */
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

const linkTo = (file: string) =>
  file.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/** Returns the name of a built file. Throws if it was not built. */
function builtFile(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file
  if (!file) throw new Error(`${source} is not in the build: correct build/early-screens.ts.`)
  return file
}

/** Returns links to the pictures of a screen. Throws if one was not built. */
const pictureLinks = (manifest: Manifest, modules: readonly string[]): string[] =>
  modules.some((module) => module.startsWith(OF_SIGN_IN))
    ? [`<link rel="preload" as="image" media="(min-width: 62em)" href="/${builtFile(manifest, SIGN_IN_PICTURE)}">`]
    : []

/**
 * Scripts only: a style sheet that is preloaded and not used soon leads to a warning in the console, and Firefox counts
 * `prefetch` as what the page's policy forbids.
 */
const linksToNext = (files: readonly string[]) =>
  files
    .filter((file) => file.endsWith(".js"))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)

/** Returns links to all that the next screens need beyond a screen's files, for a page that is about to open one. */
export function nextLinks(manifest: Manifest, modules: readonly string[], next: readonly string[]): string[] {
  const files = furtherFiles(manifest, modules)
  const later = furtherFiles(manifest, next).filter((file) => !files.includes(file))
  const styles = later.filter((file) => file.endsWith(".css"))
  return [...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`), ...linksToNext(later)]
}

/**
 * Returns the links to the files that a screen needs further, to its pictures, and to the scripts that the next screens need
 * beyond these. Throws if something was not built.
 */
export function screenLinks(manifest: Manifest, modules: readonly string[], next: readonly string[]): string[] {
  const files = furtherFiles(manifest, modules)
  const later = furtherFiles(manifest, next).filter((file) => !files.includes(file))
  return [...files.map(linkTo), ...pictureLinks(manifest, modules), ...linksToNext(later)]
}

/** Returns the built index.html with these links at the end of its head. Throws if it has no head. */
export function screenDocument(index: string, links: readonly string[]): string {
  if (!index.includes("  </head>")) throw new Error("The built index.html has no head: correct build/early-screens.ts.")
  return index.replace("  </head>", () => `${links.map((link) => `    ${link}\n`).join("")}  </head>`)
}

/** The page loads the list before anything else, so it leaves out the folder that all files are in. */
const inAssets = (file: string) => file.replace(/^assets\//, "")

/** Runs in the page's head. A file that is preloaded here is not requested again by the later import. */
const PRELOAD = `;((screens) => {
  for (const file of screens[location.pathname.replace(/(.)\\/+$/, "$1")] ?? []) {
    const isStyle = file.endsWith(".css")
    const link = Object.assign(document.createElement("link"), { rel: isStyle ? "preload" : "modulepreload", href: "/assets/" + file })
    if (isStyle) link.as = "style"
    link.crossOrigin = ""
    document.head.append(link)
  }
})`

/**
 * Lets the page request the files of its screen in parallel with the entry, instead of after the entry has run: on a slow network
 * that saves a round trip or two. The server sends a document for each address, which links them. The service worker opens all
 * of a judge's screens with one document, so those are also listed in the script that the page's head runs first.
 */
export const earlyScreens = (): Plugin =>
  afterBundle("early-screens", ({ outDir, manifest, read }) => {
    const routes = read(ROUTES)
    const modules = modulesByAddress(routes)
    const next = nextByAddress(routes)
    // Addresses with a parameter are not in the list, which compares whole paths.
    const fixed = [...modules].filter(([address]) => !address.includes(":"))
    const screens = fixed.map(([address, needed]) => ({ address, needed }))
    const index = readFileSync(join(outDir, "index.html"), "utf8")
    // The start page has its own document, and some of these are written again with their screen: see early-page.ts.
    for (const { address, needed } of screens.filter(({ address }) => address !== "/")) {
      const document = join(outDir, "screens", `${address}.html`)
      mkdirSync(dirname(document), { recursive: true })
      writeFileSync(document, screenDocument(index, screenLinks(manifest, needed, next.get(address) ?? [])))
    }
    const ofJudges = screens.filter(({ address }) => isJudgesScreen(address))
    const lists = Object.fromEntries(
      ofJudges.map(({ address, needed }) => [address, furtherFiles(manifest, needed).map(inAssets)]),
    )
    const script = join(outDir, "color-scheme.js")
    const whole = `${readFileSync(script, "utf8")}${PRELOAD}(${JSON.stringify(lists)})`
    // A file of the public folder is not minified by the bundler.
    writeFileSync(script, minifySync(script, whole).code)
  })
