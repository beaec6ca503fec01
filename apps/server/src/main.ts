import { flushCompileCache } from "node:module"
import { networkInterfaces } from "node:os"
import { join } from "node:path"
import type { FastifyInstance } from "fastify"
import { buildApp } from "./app.ts"
import { chooseDemo, seedDemoEvent } from "./demo/demo-event.ts"
import { addDemoPhotos } from "./demo/demo-photos.ts"
import { MASTER_PASSWORD_FILE, misspeltSettings, readSettings, type Settings } from "./env.ts"
import { lanAddresses } from "./lib/lan-addresses.ts"
import { PROGRAM_FILES } from "./lib/program-files.ts"
import { startBackgroundJobs } from "./start/background-jobs.ts"
import { addressLines, greeting, misspeltLine, readyLine, updateLine } from "./start/greeting.ts"
import { holdDatabase } from "./start/hold-database.ts"
import { closeServices, openServices } from "./start/open-services.ts"
import { listenFailure, startFailureLine } from "./start/start-failure.ts"

// Only the owner may read what is written from here on: database, log, photos, secrets.
process.umask(0o077)

let stop = async () => {}
let isStopping = false

/** Ends cleanly on the first signal, also during the start; a second one changes nothing. */
async function end(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await stop()
  process.exit(0)
}

async function listen(app: FastifyInstance, settings: Settings): Promise<number> {
  await app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw listenFailure(error, settings)
  })
  const address = app.server.address()
  return typeof address === "object" && address ? address.port : settings.port
}

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const services = await openServices(settings, (report) => void process.stdout.write(`${updateLine(report)}\n`))
  const hold = holdDatabase(settings.databaseUrl)
  const app = await buildApp(services, { webRoot: PROGRAM_FILES.web })
  const choice = await chooseDemo(services.db, settings)
  const demo = choice === "seed" ? await seedDemoEvent(services.db, settings.demo || undefined) : null
  const leaving = new AbortController()
  const backgroundJobs = startBackgroundJobs(services, app.log)
  const demoPhotos = addDemoPhotos(services, leaving.signal).catch((error: unknown) =>
    app.log.warn({ err: error }, "the demo photos could not be drawn"),
  )
  stop = async () => {
    leaving.abort()
    await app.close()
    await backgroundJobs.stop()
    await demoPhotos
    await closeServices(services)
    hold.release()
  }
  const port = await listen(app, settings)
  const masterPasswordFile =
    settings.masterAdminPassword === undefined ? join(settings.dataDir, MASTER_PASSWORD_FILE) : null
  const lines = [
    ...addressLines(settings, port, lanAddresses(settings.host, networkInterfaces())),
    readyLine(settings, port),
    ...misspeltSettings(process.env).map(misspeltLine),
    ...greeting({ settings, port, demo: demo?.signIn ?? choice, masterPasswordFile }),
  ]
  process.stdout.write(`${lines.join("\n")}\n`)
  // Otherwise only a server that ends cleanly would store its compile cache for the next start.
  flushCompileCache()
}

// A log that nobody reads any more, or whose disk is full, loses lines. Without a listener its error would end the process.
for (const log of [process.stdout, process.stderr]) log.on("error", () => {})
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end)
start().catch((error: unknown) => {
  process.stderr.write(`${startFailureLine(error)}\n`)
  process.exit(1)
})
