import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const VERSION = "13.5.0"
/** Not among the project's packages: only this needs its 114 packages of 176 MB. */
const FOLDER = join(import.meta.dirname, `../../node_modules/.cache/rosette/lighthouse-${VERSION}`)
const ENTRY = join(FOLDER, "node_modules/lighthouse/core/index.js")

/** Milliseconds, the layout shift, and the machine's speed (an idle desktop has 1,500 or more). */
export type PageFigures = { lcp: number; tbt: number; cls: number; machine: number }

type Report = {
  lhr: { audits: Record<string, { numericValue?: number }>; environment: { benchmarkIndex: number } }
}
type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>

/** Lighthouse, fetched from the npm registry the first time; null, with a sentence on stderr, if that fails. */
export async function openLighthouse(): Promise<Lighthouse | null> {
  try {
    if (!existsSync(ENTRY)) install()
    const module: { default: Lighthouse } = await import(pathToFileURL(ENTRY).href)
    return module.default
  } catch (error) {
    console.error(`Lighthouse ${VERSION} is not available, so its figures are missing: ${String(error).split("\n")[0]}`)
    return null
  }
}

function install(): void {
  console.log(`fetching Lighthouse ${VERSION} into node_modules/.cache (once)`)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, "package.json"), '{ "private": true }\n')
  const args = ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", `lighthouse@${VERSION}`]
  const npm = process.env.npm_execpath
  const [command, ...first] = npm?.endsWith(".js") ? [process.execPath, npm] : ["npm"]
  execFileSync(command ?? "npm", [...first, ...args], { cwd: FOLDER, stdio: "ignore" })
}

/** Runs Lighthouse's mobile profile on an address, in the browser at this port, with an empty cache. */
export async function auditPage(lighthouse: Lighthouse, url: string, port: number): Promise<PageFigures> {
  const report = await lighthouse(url, { port, onlyCategories: ["performance"], output: "json", logLevel: "silent" })
  if (!report) throw new Error(`Lighthouse returned no report for ${url}.`)
  const { audits, environment } = report.lhr
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    lcp: figure("largest-contentful-paint"),
    tbt: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
    machine: environment.benchmarkIndex,
  }
}
