// Generates the two Prisma clients, one per database, from one set of models, unless the inputs are unchanged.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { baseFile, DIALECTS, modelFiles, PRISMA } from "./prisma-schema.mjs"

const require = createRequire(import.meta.url)
const cliPackage = require.resolve("prisma/package.json")
const { version, bin } = JSON.parse(readFileSync(cliPackage, "utf8"))
const cli = join(dirname(cliPackage), bin.prisma)
const generated = join(PRISMA, "generated")

for (const dialect of DIALECTS) {
  const files = [baseFile(dialect), ...modelFiles()]
  const stamp = createHash("sha256")
    .update(JSON.stringify([version, files]))
    .digest("hex")
  const stampFile = join(generated, dialect, "inputs.sha256")
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) continue
  generate(dialect, files)
  writeFileSync(stampFile, stamp)
}

function generate(dialect, files) {
  const schema = join(generated, "schema", dialect)
  rmSync(schema, { recursive: true, force: true })
  rmSync(join(generated, dialect), { recursive: true, force: true })
  mkdirSync(schema, { recursive: true })
  for (const file of files) writeFileSync(join(schema, file.path), file.content)
  // The CLI would download an engine. Generating needs none, and any use of /bin/false fails visibly.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: "/bin/false", CHECKPOINT_DISABLE: "1" }
  const run = spawnSync(process.execPath, [cli, "generate", "--no-hints", "--schema", schema], {
    env,
    encoding: "utf8",
  })
  if (run.status === 0) return
  process.stderr.write(`${run.stdout}${run.stderr}\nThe Prisma client for ${dialect} could not be generated.\n`)
  process.exit(1)
}
