import { existsSync } from "node:fs"
import { dirname } from "node:path"
import { parseArgs } from "node:util"
import { handOver } from "./backup/hand-over.ts"
import { restore } from "./backup/restore.ts"
import { sqliteFile } from "./data/database-url.ts"
import { readSettings } from "./env.ts"

// Only the owner may read what is restored: database, photos, secrets.
process.umask(0o077)

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [archive, ...more] = positionals
  if (archive === undefined || more.length > 0) throw new Error("name one archive: npm run restore -- ARCHIVE")
  const settings = readSettings(process.env)
  const { dataDir, databaseUrl } = settings
  const owner = existsSync(dataDir) ? dataDir : dirname(dataDir)
  const { createdAt, photos, secrets } = await restore(archive, settings)
  handOver([dataDir, sqliteFile(databaseUrl) ?? dataDir], owner)
  process.stdout.write(`Restored into ${dataDir}: the database of ${createdAt}, ${photos} photos`)
  process.stdout.write(secrets.length > 0 ? `, ${secrets.join(", ")}.\n` : ". Secrets are those of the settings.\n")
} catch (error) {
  process.stderr.write(`Nothing was restored: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
