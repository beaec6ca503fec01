import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Manifest, Plugin } from "vite"

/** What was built, from which folder; `read` returns the text of a source file. */
type Built = { root: string; outDir: string; manifest: Manifest; read: (file: string) => string }

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
        await work({ root, outDir, manifest, read: (file) => readFileSync(join(root, file), "utf8") })
      },
    },
  }
}
