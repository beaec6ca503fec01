// Fails when the models changed without a migration, or when one database lacks a migration that the other has.
import { existsSync, readFileSync } from "node:fs"
import { diffSql } from "./prisma-diff.mjs"
import { DIALECTS, migrationNames, modelFiles, SNAPSHOT } from "./prisma-schema.mjs"

const complaints = []
if (!existsSync(SNAPSHOT)) complaints.push("There is no migration yet: npm run migration -- init")
else {
  const snapshot = [{ path: "models.prisma", content: readFileSync(SNAPSHOT, "utf8") }]
  for (const dialect of DIALECTS) {
    const sql = await diffSql(dialect, snapshot, modelFiles())
    if (sql !== "")
      complaints.push(`The models have changed without a migration for ${dialect}: npm run migration -- NAME\n${sql}`)
  }
  const [sqlite, postgresql] = DIALECTS.map((dialect) => migrationNames(dialect).join("\n"))
  if (sqlite !== postgresql) complaints.push("The two databases do not have the same migrations by name.")
}

for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
if (complaints.length === 0) process.stdout.write("Models and migrations agree.\n")
process.exitCode = complaints.length === 0 ? 0 : 1
