import { existsSync, readdirSync } from "node:fs"
import { ensureBrowser } from "./lib/browser.mjs"
import { runMeasurement } from "./lib/measurement.mjs"
import { inRoot } from "./lib/root.mjs"
import { ensureWebBuilt } from "./lib/web-build.mjs"

// `npm run bench save -- --rounds 3`: runs bench/save.ts with the arguments behind the dashes.
const [name = "", ...args] = process.argv.slice(2)
const file = `${name}.ts`
if (!/^[a-z-]+$/.test(name) || !existsSync(inRoot("bench", file))) {
  const names = readdirSync(inRoot("bench")).flatMap((entry) => /^([a-z-]+)\.ts$/.exec(entry)?.[1] ?? [])
  console.error(`Usage: npm run bench <name>. Names: ${names.join(", ")}.`)
  process.exit(1)
}

/** What these benches need besides the server. */
const EXTRA = {
  async start() {
    await ensureWebBuilt()
    return {}
  },
  async effort() {
    await ensureWebBuilt()
    return { CHROMIUM_PATH: await ensureBrowser() }
  },
  async reveal() {
    await ensureWebBuilt()
    return { CHROMIUM_PATH: await ensureBrowser() }
  },
  async web() {
    await ensureWebBuilt()
    return { CHROMIUM_PATH: await ensureBrowser() }
  },
}

process.exit(await runMeasurement(file, { args, prepareExtra: EXTRA[name] }))
