import { basename } from "node:path"
import { parseArgs } from "node:util"
import { backupsIn } from "./backup/archive-location.ts"
import { backUp } from "./backup/back-up.ts"
import { handOver } from "./backup/hand-over.ts"
import { keepNewest } from "./backup/kept-archives.ts"
import { readSettings } from "./env.ts"

// The archive holds codes, secrets and photos: only its owner may read it.
process.umask(0o077)

try {
  const { values } = parseArgs({ options: { to: { type: "string" }, scheduled: { type: "boolean" } } })
  // The argument is read as the setting is.
  const settings = readSettings({ ...process.env, ...(values.to !== undefined && { BACKUP_TO: values.to }) })
  const { backupTo: to, backupKeep, dataDir } = settings
  const { archive, bytes, files, missingPhotos } = await backUp({ ...settings, to })
  if (typeof to === "string") handOver([...(to === backupsIn(dataDir) ? [to] : []), archive], dataDir)
  if (values.scheduled) await keepNewest(to, backupKeep, basename(archive))
  for (const url of missingPhotos) process.stderr.write(`The photo ${url} is shown, and its file is not there.\n`)
  process.stdout.write(`${archive} (${files} files, ${(bytes / 1e6).toFixed(1)} MB)\n`)
} catch (error) {
  process.stderr.write(`The backup failed: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
