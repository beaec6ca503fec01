import { checkNames } from "./lib/names.mjs"
import { ROOT } from "./lib/root.mjs"

const { files, violations } = checkNames(ROOT)
for (const { rule, path, sentence } of violations) console.error(`${path}\n  ${rule}: ${sentence}\n`)
console.log(`Names: ${files} files read, ${violations.length} ${violations.length === 1 ? "violation" : "violations"}.`)
if (violations.length > 0) process.exit(1)
