import { IMPORT_LIMITS } from "./lib/import-chains.mjs"
import { checkImports } from "./lib/imports.mjs"
import { ROOT } from "./lib/root.mjs"

const { modules, violations, measured } = await checkImports(ROOT)
for (const { rule, from, to, sentence } of violations) {
  console.error(`${from} imports ${to}\n  ${rule}: ${sentence}\n`)
}
console.log(`Imports: ${modules} files read, ${violations.length} not allowed.`)
const { chains, levelsUp } = measured
const figures = [
  ...Object.entries(chains).map(([app, { length }]) => `${app} ${length} (at most ${IMPORT_LIMITS[app]})`),
  `folders up in one import ${levelsUp.levels} (at most ${IMPORT_LIMITS.levelsUp})`,
]
console.log(`Files in the longest chain: ${figures.join(", ")}. With --chains: the chains.`)
if (process.argv.includes("--chains"))
  for (const [app, chain] of Object.entries(chains)) console.log([`\n${app}`, ...chain].join("\n  "))
if (violations.length > 0) process.exit(1)
