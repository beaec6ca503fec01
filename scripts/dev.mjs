import { spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { launch, prepare } from "./lib/prepare.mjs"
import { inRoot } from "./lib/root.mjs"
import { envFileFlag } from "./lib/serve.mjs"

await launch(prepare)

const envFile = existsSync(inRoot(".env")) ? readFileSync(inRoot(".env"), "utf8") : ""
const port = process.env.PORT || /^PORT=["']?(\d+)/m.exec(envFile)?.[1] || "3000"
const env = { ...process.env, NODE_ENV: "development", ROSETTE_SERVER: `http://localhost:${port}` }
const children = [
  spawn("node", [...envFileFlag(), "--watch", inRoot("apps/server/src/main.ts")], {
    env,
    stdio: "inherit",
    cwd: inRoot(),
  }),
  spawn("node", [...envFileFlag(), inRoot("node_modules/vite/bin/vite.js")], {
    env,
    stdio: "inherit",
    cwd: inRoot("apps/web"),
  }),
]

// Ctrl-C reaches the whole process group; a signal to this process alone is forwarded. If one child ends, the other stops.
let isStopping = false
let failure = 0
const stopAll = (signal) => {
  isStopping = true
  for (const child of children) child.kill(signal)
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stopAll(signal))
for (const child of children) {
  child.on("exit", (code) => {
    if (!isStopping) failure = code ?? 1
    if (!isStopping) stopAll("SIGTERM")
  })
}
process.on("exit", () => {
  process.exitCode = failure
})
