import { checkLicences } from "./lib/licences.mjs"
import { ROOT } from "./lib/root.mjs"

const { packages, sentences } = checkLicences(ROOT)
for (const sentence of sentences) console.error(sentence)
console.log(`Licences: ${packages} packages read, ${sentences.length} not allowed.`)
if (sentences.length > 0) process.exit(1)
