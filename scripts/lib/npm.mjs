import { accessSync, constants, existsSync } from "node:fs"
import { homedir } from "node:os"
import { basename, join } from "node:path"
import { inRoot } from "./root.mjs"

/** The command and first arguments that run npm: the npm that started this process if known, else the one in the PATH. */
export function npmCommand() {
  const started = process.env.npm_execpath
  if (started && basename(started) === "npm-cli.js" && existsSync(started)) return ["node", started]
  return [process.platform === "win32" ? "npm.cmd" : "npm"]
}

/** The environment for npm: its cache is in the repository if the home folder is not writable. */
export function npmEnvironment() {
  if (process.env.npm_config_cache && isWritable(process.env.npm_config_cache)) return process.env
  const cache = join(homedir(), ".npm")
  if (isWritable(existsSync(cache) ? cache : homedir())) return process.env
  return { ...process.env, npm_config_cache: inRoot(".node", "npm-cache") }
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    // Missing, forbidden or on a read-only disk: in each case npm needs another folder.
    return false
  }
}
