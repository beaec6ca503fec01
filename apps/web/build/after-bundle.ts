import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Manifest, Plugin } from "vite"

/** What was built, from which folder. */
type Built = { root: string; outDir: string; manifest: Manifest }

/** A plugin that works on the files of the build once they are written. */
export function afterBundle(name: string, work: (built: Built) => unknown): Plugin {
  let root = "."
  let outDir = "dist"
  return {
    name: `rosette:${name}`,
    apply: "build",
    configResolved(config) {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    writeBundle: {
      order: "post",
      async handler() {
        const manifest: Manifest = JSON.parse(readFileSync(join(outDir, ".vite/manifest.json"), "utf8"))
        await work({ root, outDir, manifest })
      },
    },
  }
}
