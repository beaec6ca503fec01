import { randomBytes } from "node:crypto"
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { SettingError } from "../env.ts"

/** Creates the data folder, for its owner alone. Throws a SettingError that names DATA_DIR where it cannot be written. */
export function prepareDataDir(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      chmodSync(dataDir, 0o700)
    }
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new SettingError(`DATA_DIR ${dataDir} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A secret kept in a file of the data folder: read if it is there, made once if it is not. */
export function keptSecret(dataDir: string, fileName: string, make: () => string): { secret: string; path: string } {
  const path = join(dataDir, fileName)
  if (!existsSync(path)) writeFileSync(path, `${make()}\n`, { mode: 0o600, flag: "wx" })
  return { secret: readFileSync(path, "utf8").trim(), path }
}

export const newSessionSecret = (): string => randomBytes(32).toString("hex")
