// Compares what is found after faults with what was acknowledged: npm run faults [-- --seed 7] [-- --only disk]
// The seed chooses sheets and moments, not how many saves the machine does. Exits with 1 if any check fails.
import { randomInt } from "node:crypto"
import { parseArgs } from "node:util"
import { seededRandom } from "../load/random.ts"
import { backedUp } from "./backed-up.ts"
import { diskFull } from "./disk-full.ts"
import { diskSlow } from "./disk-slow.ts"
import { foreignLock } from "./foreign-lock.ts"
import { killed } from "./killed.ts"
import { paused } from "./paused.ts"
import { postgresRestarted } from "./postgres-restarted.ts"
import { failuresOf, HEADING, isGood, rowOf } from "./report.ts"
import type { Scenario } from "./scenario.ts"
import { severalServers } from "./servers/several-servers.ts"

const SCENARIOS: Scenario[] = [
  killed,
  backedUp("sqlite", "SQLite"),
  backedUp("postgresql", "PostgreSQL"),
  diskFull,
  foreignLock,
  paused,
  postgresRestarted,
  diskSlow,
  severalServers(2),
  severalServers(4),
]

const { values } = parseArgs({
  options: { seed: { type: "string", default: String(randomInt(1_000_000)) }, only: { type: "string", default: "" } },
})
const wanted = SCENARIOS.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()))
if (wanted.length === 0) {
  console.error(`--only takes a part of one of these names: ${SCENARIOS.map(({ name }) => name).join(", ")}.`)
  process.exit(1)
}

console.log(`seed ${values.seed} (to repeat the same sheets and moments: npm run faults -- --seed ${values.seed})`)
const rows = [HEADING]
let failed = 0
for (const { name, needs, run } of wanted) {
  const startedAt = Date.now()
  const missing = needs?.()
  if (missing) {
    console.log(`${name}: not run: ${missing}`)
    rows.push(rowOf(name, null))
    continue
  }
  const outcome = await run(seededRandom(Number(values.seed)))
  console.log(`${name}: ${outcome?.remark ?? "not available on this machine"} (${seconds(startedAt)} s)`)
  for (const failure of outcome ? failuresOf(outcome) : []) console.log(`  ${failure}`)
  if (outcome && !isGood(outcome)) failed += 1
  rows.push(rowOf(name, outcome))
}
console.log(`\n${rows.join("\n")}\n`)
console.log(
  failed === 0
    ? "Nothing acknowledged was lost."
    : `${failed} of ${wanted.length} faults lost or damaged data, or gave unexpected answers.`,
)
process.exit(failed === 0 ? 0 : 1)

function seconds(since: number): string {
  return ((Date.now() - since) / 1_000).toFixed(0)
}
