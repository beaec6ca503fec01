import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { backUp } from "./backup/back-up.ts"
import { readSettings } from "./env.ts"

// The archive holds codes, secrets and photos: it is its owner's alone.
process.umask(0o077)

const OTHER_STORE = /^[a-z0-9+]+:\/\//i

/** `--to DIR`, or the folder of the settings. */
function targetFolder(dataDir: string): string {
  const { values } = parseArgs({ options: { to: { type: "string" } } })
  if (values.to !== undefined && OTHER_STORE.test(values.to))
    throw new Error(`Backups are written into a folder of this machine, not to ${values.to}: copy the archive there.`)
  return values.to === undefined ? join(dataDir, "backups") : resolve(values.to)
}

try {
  const { databaseUrl, dataDir } = readSettings(process.env)
  const { archive, bytes, files, missingPhotos } = await backUp({ databaseUrl, dataDir, to: targetFolder(dataDir) })
  for (const url of missingPhotos) process.stderr.write(`An entry shows ${url}, and its file is not there.\n`)
  process.stdout.write(`${archive} (${files} files, ${(bytes / 1e6).toFixed(1)} MB)\n`)
} catch (error) {
  process.stderr.write(`The backup failed: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
