import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { displayFontFiles, FONT_FOLDER } from "./lib/display-font.mjs"

// `npm run display-font`: cuts the files of the display face out of its package. A new cut has a new name, which is to be
// written into the stylesheets that the test of this names.
rmSync(FONT_FOLDER, { recursive: true, force: true })
mkdirSync(FONT_FOLDER, { recursive: true })
for (const [name, bytes] of await displayFontFiles()) {
  writeFileSync(join(FONT_FOLDER, name), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}
