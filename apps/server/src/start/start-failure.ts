import { codesOf, DatabaseUnavailableError, type UnavailableReason } from "../data/database-unavailable.ts"
import { sqliteFile } from "../data/database-url.ts"
import { SettingError, type Settings } from "../env.ts"

const DATABASE_REASONS: Record<UnavailableReason, string> = {
  busy: "the database is locked by another program. Close that and start again.",
  full: "the disk of the database is full.",
  "read-only": "the database does not allow writing.",
  unreachable: "the database cannot be opened or reached.",
}

const firstLine = (text: string) =>
  text
    .split("\n")
    .find((line) => line.trim() !== "")
    ?.trim() ?? ""
const sentenceOf = (error: unknown) => firstLine(error instanceof Error ? error.message : String(error))

/** Why the database could not be opened, as a setting error. The address may hold a password: only host and port are shown. */
export function databaseFailure(
  error: unknown,
  setting: "DATABASE_URL" | "DATABASE_DIRECT_URL",
  url: string,
): SettingError {
  if (!(error instanceof DatabaseUnavailableError)) return new SettingError(`${setting}: ${sentenceOf(error)}`)
  const tried = error.reason === "unreachable" ? ` Tried ${placeOf(url)}: ${causeOf(error)}.` : ""
  return new SettingError(`${setting}: ${DATABASE_REASONS[error.reason]}${tried}`)
}

const POSTGRESQL_PORT = "5432"

function placeOf(url: string): string {
  const file = sqliteFile(url)
  if (file !== null) return file
  const { hostname, port } = new URL(url)
  return `${hostname || "localhost"}:${port || POSTGRESQL_PORT}`
}

const CAUSES: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "no such host",
  EAI_AGAIN: "the name of the host cannot be looked up",
  ETIMEDOUT: "no answer",
}

function causeOf({ cause }: DatabaseUnavailableError): string {
  const known = codesOf(cause).find((code) => CAUSES[code] !== undefined)
  return known === undefined ? sentenceOf(cause).replace(/\.$/, "") : `${CAUSES[known]} (${known})`
}

const LISTEN_REASONS: Record<string, (settings: Settings) => string> = {
  EADDRINUSE: ({ port }) => `PORT ${port} is already in use by another program.`,
  EACCES: ({ port }) => `PORT ${port} may not be opened by this user.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine.`,
  EAI_AGAIN: ({ host }) => `HOST ${host} is not an address of this machine.`,
  EINVAL: ({ host }) => `HOST ${host} is not an address of this machine.`,
}

/** Why the server could not listen, as a setting error; other errors are unchanged. */
export function listenFailure(error: unknown, settings: Settings): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : ""
  const reason = LISTEN_REASONS[code]
  return reason ? new SettingError(reason(settings)) : error
}

/** The one line on stderr when the server does not start. */
export const startFailureLine = (error: unknown): string =>
  error instanceof SettingError ? firstLine(error.message) : `Rosette could not start: ${sentenceOf(error)}`
