// Fails if the models changed without a migration, or if one database lacks a migration that the other has.
import { existsSync, readFileSync } from "node:fs"
import { diffSql } from "./prisma-diff.mjs"
import { DIALECTS, migrationNames, modelFiles, SNAPSHOT } from "./prisma-schema.mjs"

const problems = []
if (!existsSync(SNAPSHOT)) problems.push("There is no migration yet: npm run migration -- init")
else {
  const snapshot = [{ path: "models.prisma", content: readFileSync(SNAPSHOT, "utf8") }]
  for (const dialect of DIALECTS) {
    const sql = await diffSql(dialect, snapshot, modelFiles())
    if (sql !== "")
      problems.push(`The models have changed without a migration for ${dialect}: npm run migration -- NAME\n${sql}`)
  }
  const [sqlite, postgresql] = DIALECTS.map((dialect) => migrationNames(dialect).join("\n"))
  if (sqlite !== postgresql) problems.push("The two databases do not have migrations with the same names.")
}

for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length === 0) process.stdout.write("Models and migrations agree.\n")
process.exitCode = problems.length === 0 ? 0 : 1
