import { StepFailed } from "./lib/command.mjs"
import { launch, prepare } from "./lib/prepare.mjs"
import { TEST_STEPS } from "./lib/test-steps.mjs"

// `npm test -- --only unit,e2e` runs only those steps.
function wantedSteps(args) {
  const at = args.indexOf("--only")
  if (at < 0) return TEST_STEPS
  const names = (args[at + 1] ?? "").split(",")
  const known = TEST_STEPS.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`No such step: "${unknown.join(", ")}". The steps are ${known.join(", ")}.`)
    process.exit(1)
  }
  return TEST_STEPS.filter(({ name }) => names.includes(name))
}

async function runTestStep({ name, run }) {
  console.log(`\n=== ${name} ===`)
  const started = Date.now()
  let counts = { passed: 0, failed: 1, skipped: 0 }
  try {
    counts = await run()
  } catch (error) {
    // A failed preparation counts as one failure of its step; any other error is a bug.
    if (!(error instanceof StepFailed)) throw error
    console.error(`${error.output}\n${error.message}`)
  }
  return { name, seconds: (Date.now() - started) / 1000, ...counts }
}

const steps = wantedSteps(process.argv.slice(2))
const results = await launch(async () => {
  await prepare()
  const done = []
  for (const step of steps) done.push(await runTestStep(step))
  return done
}, 1)

for (const { name, failures = [] } of results)
  for (const { title, message } of failures) console.log(`\nFAILED in ${name}: ${title}\n${message}`)
console.log("\nstep          seconds   passed  failed  skipped")
for (const { name, seconds, passed, failed, skipped } of results) {
  const columns = [
    seconds.toFixed(1).padStart(9),
    ...[passed, failed, skipped].map((count) => String(count).padStart(8)),
  ]
  console.log(`${name.padEnd(12)}${columns.join("")}`)
}
const total = (key) => results.reduce((count, result) => count + result[key], 0)
if (total("failed") > 0) process.exitCode = 1
console.log(`\n${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`)
