import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { COMPILED, inRoot, ROOT } from "./root.mjs"

/** Node's flag that reads the settings of `.env`, if there is one; the environment overrides the file. */
export function envFileFlag() {
  return existsSync(inRoot(".env")) ? [`--env-file=${inRoot(".env")}`] : []
}

/**
 * Becomes the server. If possible, the launcher's process turns into it (same process id, so no signal can miss it);
 * otherwise it is a child that gets every signal and whose exit code is ours.
 */
export function becomeServer() {
  process.chdir(ROOT)
  // With an arena per thread, glibc keeps some hundred megabytes of photos that are already encoded.
  const env = { NODE_COMPILE_CACHE: COMPILED, MALLOC_ARENA_MAX: "2", ...process.env, NODE_ENV: "production" }
  // By default, Node reserves three times as much room for short-lived objects; saving sheets is no slower without it.
  const args = ["--max-semi-space-size=4", ...envFileFlag(), inRoot("apps", "server", "src", "main.ts")]
  const node = nodeInPath()
  if (node && process.execve) process.execve(node, [node, ...args], env)
  const server = spawn(node ?? "node", args, { env, stdio: "inherit" })
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal))
  server.on("error", (error) => {
    process.stderr.write(`rosette: the server could not be started: ${error.message}\n`)
    process.exit(1)
  })
  server.on("exit", (code) => process.exit(code ?? 1))
}

function nodeInPath() {
  const folders = (process.env.PATH ?? "").split(delimiter)
  return folders.map((folder) => join(folder, "node")).find((file) => existsSync(file))
}
