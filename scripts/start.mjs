import { launch, prepare } from "./lib/prepare.mjs"
import { becomeServer } from "./lib/serve.mjs"
import { ensureWebBuilt } from "./lib/web-build.mjs"

await launch(async () => {
  await prepare()
  await ensureWebBuilt()
})
becomeServer()
