import { readFileSync } from "node:fs"
import { checkImports } from "./lib/imports.mjs"
import { queryViolations } from "./lib/query-layer.mjs"
import { inRoot, ROOT } from "./lib/root.mjs"

const { sources, violations } = await checkImports(ROOT)
for (const { rule, from, to, sentence } of violations) console.error(`${from} imports ${to}\n  ${rule}: ${sentence}\n`)
const misplaced = sources.flatMap((path) => queryViolations({ path, text: readFileSync(inRoot(path), "utf8") }))
for (const { rule, path, sentence } of misplaced) console.error(`${path}\n  ${rule}: ${sentence}\n`)
const count = violations.length + misplaced.length
console.log(`Imports: ${sources.length} files read, ${count} violations.`)
if (count > 0) process.exit(1)
