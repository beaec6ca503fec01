import { readdir, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Plugin } from "vite"

const TEXT = /\.(?:css|html|js|json|map|svg|txt|webmanifest)$/
const WORTH_IT_BYTES = 512
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Writes `<file>.br` and `<file>.gz` beside every text file of the build, at the highest level of each. */
export function precompress(): Plugin {
  let outDir = "dist"
  return {
    name: "rosette:precompress",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      outDir = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler: () => compressFolder(outDir),
    },
  }
}

async function compressFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name)
    if (!TEXT.test(name) || name.startsWith(".vite")) continue
    if ((await stat(file)).size < WORTH_IT_BYTES) continue
    const bytes = await readFile(file)
    const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
    await writeFile(`${file}.br`, await brotli(bytes, options))
    await writeFile(`${file}.gz`, await deflate(bytes, { level: 9 }))
  }
}
