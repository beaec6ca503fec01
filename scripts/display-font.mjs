import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { displayFontFiles, FONT_FOLDER } from "./lib/display-font.mjs"

// `npm run display-font`: makes the display font's subset files from its package. Changed files get new names, which must be
// written into the stylesheets listed in display-font.test.mjs.
rmSync(FONT_FOLDER, { recursive: true, force: true })
mkdirSync(FONT_FOLDER, { recursive: true })
for (const [name, bytes] of await displayFontFiles()) {
  writeFileSync(join(FONT_FOLDER, name), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}
