import { readFileSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"
import { UsageError } from "../exit-codes.ts"

/** The servers by name, and the one that is meant without a name. */
type Config = { default?: string; servers?: Record<string, string> }

export type Environment = Readonly<Record<string, string | undefined>>

/** The folder of the config file and of the sessions. */
export const homeOf = (env: Environment): string =>
  env.ROSETTE_HOME || join(env.XDG_CONFIG_HOME || join(homedir(), ".config"), "rosette")

const LOCAL = "http://localhost:3000"

/** An address, and where it was found. */
export type ChosenServer = { url: string; from: string }

/** The server that a command is for: `--server`, else ROSETTE_URL, else the config file's default, else this computer's. */
export function serverOf(option: string | undefined, env: Environment): ChosenServer {
  const file = join(homeOf(env), "config.json")
  const config = readConfig(file)
  const [named, from] = option
    ? [option, "--server"]
    : env.ROSETTE_URL
      ? [env.ROSETTE_URL, "ROSETTE_URL"]
      : config.default
        ? [config.default, file]
        : [LOCAL, "no other is named"]
  const url = config.servers?.[named] ?? named
  if (isAddress(url)) return { url: url.replace(/\/+$/, ""), from }
  const known = Object.keys(config.servers ?? {}).join(", ")
  throw new UsageError(
    `“${named}” (${from}) is neither an address such as https://shows.example nor a server of ${file}${known ? `: ${known}` : ""}.`,
  )
}

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)

function readConfig(file: string): Config {
  const text = readTextIfThere(file)
  if (text === null) return {}
  try {
    const config: unknown = JSON.parse(text)
    if (isConfig(config)) return config
  } catch {
    // The sentence below says what is expected.
  }
  throw new UsageError(
    `${file} cannot be read. It looks like this: {"default": "home", "servers": {"home": "https://shows.example"}}`,
  )
}

function readTextIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

function isConfig(value: unknown): value is Config {
  if (!isRecord(value)) return false
  const { default: first = "", servers = {} } = value
  return (
    typeof first === "string" && isRecord(servers) && Object.values(servers).every((url) => typeof url === "string")
  )
}
