import { randomBytes } from "node:crypto"
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { LIMITS } from "@rosette/contract/limits"
import { isShortMasterPassword, SettingError, type Settings } from "../env.ts"
import { makeFolder } from "../lib/make-folder.ts"

const MIN_SECRET_CHARS = 6

const OTHERS = 0o077
/** Whether files have an owner and rights on this system. */
export const hasModes = process.platform !== "win32"

/** Whether anybody but the owner has a right to a file or folder of this mode. */
export const isOpenToOthers = (mode: number): boolean => (mode & OTHERS) !== 0

/** Removes all permissions except the owner's; returns true if nobody else has any now. */
function narrow(path: string): boolean {
  try {
    const { mode } = statSync(path)
    if (isOpenToOthers(mode)) chmodSync(path, mode & 0o7777 & ~OTHERS)
    return true
  } catch {
    // It belongs to another user: the caller reports it.
    return false
  }
}

/** Makes an existing folder and its files private, because they hold codes and photos. */
function removeOthersAccess(dataDir: string): void {
  if (!narrow(dataDir))
    throw new SettingError(
      `DATA_DIR ${dataDir} can be read by others and its rights cannot be changed. Give it to the user who runs Rosette, with mode 0700.`,
    )
  // The folder is private now, whatever the permissions of its files.
  for (const { name, parentPath } of readdirSync(dataDir, { withFileTypes: true })) narrow(join(parentPath, name))
}

/** Writes an empty file into a folder and removes it. Throws if that is not possible. */
export function proveWritable(folder: string): void {
  const probe = join(folder, `.can-write-${process.pid}`)
  writeFileSync(probe, "")
  rmSync(probe)
}

/**
 * Creates the data folder, or makes it private to its owner. Throws a SettingError that names DATA_DIR if it is not
 * writable.
 */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir, 0o700)
    if (hasModes) removeOthersAccess(dataDir)
    proveWritable(dataDir)
  } catch (error) {
    if (error instanceof SettingError) throw error
    throw new SettingError(
      `DATA_DIR ${dataDir} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Throws a SettingError for a short master password while the data folder is new, that is empty. */
export function refuseShortPassword({ dataDir, masterAdminPassword }: Settings): void {
  if (!isShortMasterPassword(masterAdminPassword) || readdirSync(dataDir).length > 0) return
  throw new SettingError(
    `MASTER_ADMIN_PASSWORD must hold at least ${LIMITS.masterAdminPassword.minChars} characters: it opens every event`,
  )
}

/**
 * A secret in a file of the data folder: read if it exists, otherwise created. Throws a SettingError for an empty file.
 */
export function storedSecret(dataDir: string, fileName: string, make: () => string): string {
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
