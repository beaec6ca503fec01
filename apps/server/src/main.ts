import { join } from "node:path"
import { buildApp } from "./app.ts"
import { readSettings, SettingError } from "./env.ts"
import { closeServices, openServices } from "./start/open-services.ts"

const REPOSITORY = join(import.meta.dirname, "../../..")

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const services = await openServices(settings)
  const app = await buildApp(services, { webRoot: join(REPOSITORY, "apps/web/dist") })

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await app.close()
    await closeServices(services)
    process.exit(0)
  }
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)

  await app.listen({ port: settings.port, host: settings.host })
  const address = app.server.address()
  const port = typeof address === "object" && address ? address.port : settings.port
  process.stdout.write(`Rosette is listening on http://${settings.host}:${port}\n`)
}

start().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(error instanceof SettingError ? `${message}\n` : `Rosette could not start: ${message}\n`)
  process.exit(1)
})
