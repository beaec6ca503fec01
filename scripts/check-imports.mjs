import { checkImports } from "./lib/imports.mjs"
import { ROOT } from "./lib/root.mjs"

const { modules, violations } = await checkImports(ROOT)
for (const { rule, from, to, sentence } of violations) {
  console.error(`${from} imports ${to}\n  ${rule}: ${sentence}\n`)
}
console.log(`Imports: ${modules} files read, ${violations.length} not allowed.`)
if (violations.length > 0) process.exit(1)
