import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"
import { afterBundle } from "./after-bundle.ts"

/** Without the white space of the source: a phone keeps it as it is, see judge-files.ts. */
export const compactWebManifest = (): Plugin =>
  afterBundle("web-manifest", ({ outDir }) => {
    const file = join(outDir, "manifest.webmanifest")
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, "utf8"))))
  })
