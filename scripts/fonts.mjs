import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fontFiles, licences, PUBLIC_FOLDER } from "./lib/fonts.mjs"

// `npm run fonts`: makes the subset files of the display and the text face from their packages. Changed files get new names, which
// must be written into the stylesheets listed in fonts.test.mjs.
const faces = await fontFiles()
for (const { folder } of faces) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}
for (const { folder, files } of [...faces, { folder: PUBLIC_FOLDER, files: licences() }])
  for (const [name, bytes] of files) {
    writeFileSync(join(folder, name), bytes)
    console.log(`${name}: ${bytes.length} bytes`)
  }
