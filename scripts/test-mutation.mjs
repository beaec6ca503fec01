import { mkdirSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { runCommand, runStep, StepFailed } from "./lib/command.mjs"
import { npmCommand, npmEnvironment } from "./lib/npm.mjs"
import { launch, prepare } from "./lib/prepare.mjs"
import { inRoot } from "./lib/root.mjs"
import { hashOf, stampFile } from "./lib/stamp.mjs"

// `npm run test:mutation -- domain`: Stryker changes the code of the package in thousands of small ways, and counts how many of
// the changes its tests notice. `-- domain text` does so for one folder or file of it. Results are remembered, so that the
// next run tries only what has changed since. The whole package takes half an hour on two quiet cores the first time.

const PACKAGES = ["domain", "outbox"]
const LEAST_SCORE = 85

/** Inside `node_modules`, so that Stryker finds the repository's own Vitest. */
const FOLDER = ["node_modules", ".cache", "rosette", "stryker"]
const TOOLS = { "@stryker-mutator/core": "10.1.1", "@stryker-mutator/vitest-runner": "10.1.1" }

async function ensureStryker() {
  const stamp = stampFile(...FOLDER, ".installed")
  const wanted = hashOf([], [JSON.stringify(TOOLS)])
  if (stamp.matches(wanted)) return
  mkdirSync(inRoot(...FOLDER), { recursive: true })
  writeFileSync(inRoot(...FOLDER, "package.json"), JSON.stringify({ private: true, dependencies: TOOLS }))
  const [npm, ...first] = npmCommand()
  // Without its peers, or npm would install a second Vitest.
  const install = ["install", "--legacy-peer-deps", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"]
  await runStep("installing Stryker (only the first time)", npm, [...first, ...install], {
    cwd: inRoot(...FOLDER),
    env: npmEnvironment(),
  })
  stamp.write(wanted)
}

const inStryker = (...parts) => inRoot(...FOLDER, "node_modules", "@stryker-mutator", ...parts)

function optionsFor(name, part = "**") {
  const files = `packages/${name}/src/${part.endsWith(".ts") ? part : `${part}/*.ts`}`
  const onlyForTests = ["!**/*.test.ts", "!**/*fixture*.ts", "!**/{real-panels,hand-clock}.ts"]
  return {
    mutate: [files, ...onlyForTests],
    ignorePatterns: ["**", "!packages/**", "!tsconfig.base.json"],
    plugins: [inStryker("vitest-runner", "dist", "src", "index.js")],
    testRunner: "vitest",
    vitest: { dir: `packages/${name}` },
    concurrency: availableParallelism(),
    incremental: true,
    incrementalFile: inRoot(...FOLDER, `${name}.json`),
    reporters: ["clear-text", "progress", "html"],
    clearTextReporter: { logTests: false, reportTests: false },
    htmlReporter: { fileName: inRoot(...FOLDER, `${name}.html`) },
    thresholds: { high: 100, low: LEAST_SCORE, break: LEAST_SCORE },
  }
}

const code = await launch(async () => {
  const [name, part] = process.argv.slice(2)
  if (!PACKAGES.includes(name)) throw new StepFailed(`Name a package: ${PACKAGES.join(" or ")}.`, "")
  await prepare()
  await ensureStryker()
  const options = inRoot(...FOLDER, `${name}.options.json`)
  writeFileSync(options, JSON.stringify(optionsFor(name, part)))
  return (await runCommand("node", [inStryker("core", "bin", "stryker.js"), "run", options])).code
}, 1)
process.exit(code)
