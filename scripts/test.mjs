import { parseArgs } from "node:util"
import { StepFailed } from "./lib/command.mjs"
import { launch, prepare } from "./lib/prepare.mjs"
import { TEST_STEPS } from "./lib/test-steps.mjs"

// `npm test -- --only unit,e2e` runs only those steps; `npm run test:all` runs every test at its full length.
const { values } = parseArgs({ options: { only: { type: "string" }, all: { type: "boolean", default: false } } })
if (!values.all) process.env.TESTS = "quick"
const names = values.only?.split(",") ?? Object.keys(TEST_STEPS)
const unknown = names.filter((name) => !Object.hasOwn(TEST_STEPS, name))
if (unknown.length > 0) {
  console.error(`No such step: "${unknown.join(", ")}". The steps are ${Object.keys(TEST_STEPS).join(", ")}.`)
  process.exit(1)
}

async function runTestStep(name) {
  console.log(`\n=== ${name} ===`)
  const started = Date.now()
  let counts = { passed: 0, failed: 1, skipped: 0 }
  try {
    counts = await TEST_STEPS[name]()
  } catch (error) {
    // A failed preparation counts as one failure of its step; any other error is a bug.
    if (!(error instanceof StepFailed)) throw error
    console.error(`${error.output}\n${error.message}`)
  }
  return { name, seconds: (Date.now() - started) / 1000, ...counts }
}

const results = await launch(async () => {
  await prepare()
  const done = []
  for (const name of names) done.push(await runTestStep(name))
  return done
}, 1)

for (const { name, failures = [] } of results)
  for (const title of failures) console.log(`\nFAILED in ${name}: ${title}`)
console.log("\nstep          seconds   passed  failed  skipped")
for (const { name, seconds, ...counts } of results) {
  const columns = [counts.passed, counts.failed, counts.skipped].map((count) => String(count).padStart(8))
  console.log(`${name.padEnd(12)}${seconds.toFixed(1).padStart(9)}${columns.join("")}`)
}
const total = (key) => results.reduce((count, result) => count + result[key], 0)
if (total("failed") > 0) process.exitCode = 1
console.log(`\n${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`)
