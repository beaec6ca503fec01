import { existsSync } from "node:fs"
import { runStep } from "./command.mjs"
import { npmCommand } from "./npm.mjs"
import { inRoot } from "./root.mjs"
import { hashOf, stampFile } from "./stamp.mjs"

const INPUTS = [
  "apps/web",
  "packages/contract",
  "packages/domain",
  "packages/outbox",
  "tsconfig.base.json",
  "package-lock.json",
]

const stamp = stampFile("node_modules", ".cache", "rosette", "web-build")

const isBuiltFrom = (inputs) => stamp.matches(inputs) && existsSync(inRoot("apps/web/dist/index.html"))

/** Whether `apps/web/dist` was built from the files that are here now. */
export const isWebCurrent = () => isBuiltFrom(hashOf(INPUTS))

/** Builds the web into `apps/web/dist` unless none of its inputs has changed. Throws `StepFailed`. */
export async function ensureWebBuilt() {
  const wanted = hashOf(INPUTS)
  if (isBuiltFrom(wanted)) return
  stamp.clear()
  const [npm, ...first] = npmCommand()
  await runStep("building the web app", npm, [...first, "run", "build", "--workspace=apps/web"], {
    env: { ...process.env, NODE_ENV: "production" },
  })
  stamp.write(wanted)
}
