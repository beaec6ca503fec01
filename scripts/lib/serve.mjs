import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { COMPILED, inRoot, ROOT } from "./root.mjs"

/** Node's flag that reads the settings of `.env`, if there is one; the environment overrides the file. */
export function envFileFlag() {
  return existsSync(inRoot(".env")) ? [`--env-file=${inRoot(".env")}`] : []
}

/**
 * Starts the server. If possible it replaces this process (the same process id, so that no signal is lost); otherwise it is
 * a child process that gets every signal and whose exit code is used.
 */
export function becomeServer() {
  process.chdir(ROOT)
  // With one arena per thread, glibc does not release some hundred megabytes of photos that are already encoded.
  const env = { NODE_COMPILE_CACHE: COMPILED, MALLOC_ARENA_MAX: "2", ...process.env, NODE_ENV: "production" }
  // By default, Node reserves three times as much memory for short-lived objects; saving sheets is no slower with less.
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
