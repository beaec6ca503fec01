import { spawn } from "node:child_process"
import { launch, prepare } from "./lib/prepare.mjs"
import { inRoot } from "./lib/root.mjs"
import { testEnvironment } from "./lib/test-environment.mjs"

// `npm run test:watch -- packages/domain/src/results`: runs the tests of one folder again on each change.
await launch(prepare)
const args = [inRoot("node_modules/vitest/vitest.mjs"), "watch", ...process.argv.slice(2)]
// Not `runCommand`, because the watch mode reads keys.
const watching = spawn("node", args, { cwd: inRoot(), env: testEnvironment(), stdio: "inherit" })
watching.on("exit", (code) => {
  process.exitCode = code ?? 1
})
