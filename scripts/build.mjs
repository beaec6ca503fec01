import { cpSync, rmSync } from "node:fs"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { StepFailed } from "./lib/command.mjs"
import { launch, prepare } from "./lib/prepare.mjs"
import { inRoot } from "./lib/root.mjs"
import { ensureWebBuilt } from "./lib/web-build.mjs"

// `npm run build -- --to DIR`: writes a folder that runs as `node DIR/main.js`, without the sources and without `npm install`.
const { values } = parseArgs({ options: { to: { type: "string" } } })
const folder = values.to === undefined ? inRoot("dist") : resolve(values.to)

await launch(async () => {
  await prepare()
  await ensureWebBuilt()
  // Imported here because its packages are installed only now.
  const { buildServer, emptyBuildFolder } = await import("./lib/server-build.mjs")
  try {
    emptyBuildFolder(folder, (path) => rmSync(path, { recursive: true }))
    await buildServer(folder)
    cpSync(inRoot("apps/web/dist"), join(folder, "web"), { recursive: true })
  } catch (error) {
    throw new StepFailed("the build failed", error instanceof Error ? error.message : String(error))
  }
  console.log(`Built into ${folder}: node ${join(folder, "main.js")}`)
})
