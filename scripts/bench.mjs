import { existsSync, readdirSync } from "node:fs"
import { ensureBrowser } from "./lib/browser.mjs"
import { runCommand } from "./lib/command.mjs"
import { launch, prepare } from "./lib/prepare.mjs"
import { inRoot } from "./lib/root.mjs"
import { ensureWebBuilt } from "./lib/web-build.mjs"

// `npm run bench save -- --record`: runs bench/save.ts, and adds a line to bench/results.md when asked to.
const [name = "", ...args] = process.argv.slice(2)
const file = inRoot("bench", `${name}.ts`)
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  const names = readdirSync(inRoot("bench")).flatMap((entry) => /^([a-z-]+)\.ts$/.exec(entry)?.[1] ?? [])
  console.error(`npm run bench <name>, where the name is one of ${names.join(", ")}.`)
  process.exit(1)
}

/** These measure the pages, or the server with the pages that it serves. */
const WITH_PAGES = new Set(["start", "web"])
const WITH_BROWSER = new Set(["web"])

const code = await launch(async () => {
  await prepare()
  if (WITH_PAGES.has(name)) await ensureWebBuilt()
  const browser = WITH_BROWSER.has(name) ? { CHROMIUM_PATH: await ensureBrowser() } : {}
  const env = { ...process.env, NODE_ENV: "production", ...browser }
  return (await runCommand("node", ["--disable-warning=ExperimentalWarning", file, ...args], { env })).code
}, 1)
process.exit(code)
