import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { PluginOption } from "vite"
import { VitePWA } from "vite-plugin-pwa"
import { judgeFiles, MOST_BYTES } from "./judge-files.ts"

const MANIFEST = join(import.meta.dirname, "../dist/.vite/manifest.json")

type KeptFile = { url: string; revision: string | null; size: number }

/** Selects the built files that a judge needs. Throws if they exceed the limit for a phone. */
function onlyJudgeFiles(entries: KeptFile[]): { manifest: KeptFile[]; warnings: string[] } {
  const wanted = judgeFiles(JSON.parse(readFileSync(MANIFEST, "utf8")))
  const manifest = entries.filter(({ url }) => wanted.has(url))
  const bytes = manifest.reduce((sum, { size }) => sum + size, 0)
  if (bytes > MOST_BYTES) {
    throw new Error(`The service worker would keep ${bytes} bytes on a judge's phone, at most ${MOST_BYTES}.`)
  }
  return { manifest, warnings: [] }
}

/** Builds `src/service-worker/sw.ts` into `/sw.js`, with the list of files to store, before they are precompressed. */
export const serviceWorker = (): PluginOption =>
  VitePWA({
    strategies: "injectManifest",
    srcDir: "src/service-worker",
    filename: "sw.ts",
    // The page registers the worker with its own code, and the web manifest is written by hand.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: "iife",
      globPatterns: [
        "index.html",
        "color-scheme.js",
        "old-browser.js",
        "favicon.svg",
        "manifest.webmanifest",
        "drawings/winner.svg",
        "assets/*",
      ],
      globIgnores: ["**/*.br", "**/*.gz"],
      manifestTransforms: [onlyJudgeFiles],
    },
  })
