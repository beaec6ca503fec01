import { ensureBrowser } from "./lib/browser.mjs"
import { runCommand } from "./lib/command.mjs"
import { launch, prepare } from "./lib/prepare.mjs"
import { inRoot } from "./lib/root.mjs"
import { ensureWebBuilt } from "./lib/web-build.mjs"

// `npm run screenshots`: takes every screen of the demo show, in both colour schemes and widths, into screenshots/.
// `npm run screenshots -- --only judging,landing` takes those whose names begin so.
const code = await launch(async () => {
  await prepare()
  await ensureWebBuilt()
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() }
  return (await runCommand("node", [inRoot("e2e", "screenshots", "take.ts"), ...process.argv.slice(2)], { env })).code
}, 1)
process.exit(code)
