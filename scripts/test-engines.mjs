import { runCommand } from "./lib/command.mjs"
import { ensureEngines } from "./lib/engines.mjs"
import { launch, prepare } from "./lib/prepare.mjs"
import { inRoot } from "./lib/root.mjs"
import { ensureWebBuilt } from "./lib/web-build.mjs"

// `npm run test:engines`: runs the journeys of a judge, an organizer and the audience in Firefox and in WebKit; `-- firefox` runs only one.
const code = await launch(async () => {
  await prepare()
  await ensureWebBuilt()
  const wanted = process.argv.slice(2)
  const env = { ...process.env, ...(await ensureEngines(wanted)) }
  const script = inRoot("e2e", "engines", "run.ts")
  return (await runCommand("node", ["--disable-warning=ExperimentalWarning", script, ...wanted], { env })).code
}, 1)
process.exit(code)
