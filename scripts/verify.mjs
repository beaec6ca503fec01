import { runCommand } from "./lib/command.mjs"
import { launch, prepare } from "./lib/prepare.mjs"
import { inRoot } from "./lib/root.mjs"
import { envFileFlag } from "./lib/serve.mjs"

// `npm run verify`: reads the histories of all events through. Exit code 0: every one holds; 1: one does not; 2: they could not be read.
const { code } = await launch(async () => {
  await prepare()
  const args = ["--disable-warning=ExperimentalWarning", ...envFileFlag(), inRoot("apps", "server", "src", "verify.ts")]
  return runCommand("node", args)
}, 2)
process.exit(code)
