import { randomBytes } from "node:crypto"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { SettingError } from "../env.ts"
import { makeFolder } from "../lib/make-folder.ts"

const MIN_SECRET_CHARS = 6

export const SESSION_SECRET_FILE = "session-secret"
export const MASTER_PASSWORD_FILE = "master-admin-password"

/** Creates the data folder, for its owner alone. Throws a SettingError that names DATA_DIR where it cannot be written. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir, 0o700)
    const probe = join(dataDir, `.can-write-${process.pid}`)
    writeFileSync(probe, "")
    rmSync(probe)
  } catch (error) {
    throw new SettingError(
      `DATA_DIR ${dataDir} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** A secret kept in a file of the data folder: read if it is there, made once if it is not. Throws a SettingError for an empty file. */
export function keptSecret(dataDir: string, fileName: string, make: () => string): string {
  const path = join(dataDir, fileName)
  try {
    if (!existsSync(path)) writeFileSync(path, `${make()}\n`, { mode: 0o600, flag: "wx" })
    const secret = readFileSync(path, "utf8").trim()
    if (secret.length >= MIN_SECRET_CHARS) return secret
  } catch (error) {
    throw new SettingError(
      `DATA_DIR: ${path} cannot be read or written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  throw new SettingError(`DATA_DIR: ${path} holds no secret. Remove the file to have a new one made.`)
}

export const newSessionSecret = (): string => randomBytes(32).toString("hex")
