import { flushCompileCache } from "node:module"
import { join } from "node:path"
import type { FastifyInstance } from "fastify"
import { buildApp } from "./app.ts"
import { runBackup } from "./backup/run-backup.ts"
import { sweepExpired } from "./data/records/sweep-expired.ts"
import { chooseDemo, seedDemoEvent } from "./demo/demo-event.ts"
import { addDemoPhotos } from "./demo/demo-photos.ts"
import { readSettings, type Settings } from "./env.ts"
import { PROGRAM_FILES } from "./lib/program-files.ts"
import { startSweeping } from "./photos/photo-store.ts"
import { startDailySweep } from "./start/daily-sweep.ts"
import { MASTER_PASSWORD_FILE } from "./start/data-dir.ts"
import { greeting, readyLine } from "./start/greeting.ts"
import { holdRetention } from "./start/hold-retention.ts"
import { closeServices, openServices } from "./start/open-services.ts"
import { startScheduledBackups } from "./start/scheduled-backups.ts"
import { listenFailure, startFailureLine } from "./start/start-failure.ts"

// Whatever is written from here on (database, log, photos, secrets) is its owner's alone.
process.umask(0o077)

let stop = async () => {}
let isStopping = false

/** Ends cleanly on the first signal, whenever it comes; a second one changes nothing. */
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
  const services = await openServices(settings)
  const app = await buildApp(services, { webRoot: PROGRAM_FILES.web })
  const choice = await chooseDemo(services.db, settings)
  const demo = choice === "seed" ? await seedDemoEvent(services.db) : null
  const leaving = new AbortController()
  const sweeping = startSweeping(services.photos, (error) => app.log.error({ err: error }, "photo sweep failed"))
  const forgetting = startDailySweep(
    (stopping) => sweepExpired(services.db, new Date(), stopping),
    (error) => app.log.error({ err: error }, "daily sweep failed"),
  )
  const removing = startDailySweep(
    async (stopping) => {
      const { eventIds, backups } = await holdRetention(services, new Date(), stopping)
      if (eventIds.length > 0) app.log.warn({ eventIds }, "events removed, as their time was over")
      if (backups.length > 0) app.log.warn({ backups }, "backups removed, as their time was over")
    },
    (error) => app.log.error({ err: error }, "sweep of events failed"),
  )
  const backingUp = startScheduledBackups({
    ...services,
    record: services.backups,
    log: app.log,
    makeBackup: runBackup,
  })
  const photosHung = demo
    ? addDemoPhotos(services, demo.eventId, leaving.signal).catch((error: unknown) =>
        app.log.warn({ err: error }, "the demo photos could not be drawn"),
      )
    : null
  stop = async () => {
    leaving.abort()
    await app.close()
    sweeping.stop()
    await forgetting.stop()
    await removing.stop()
    await backingUp.stop()
    await photosHung
    await closeServices(services)
  }
  const port = await listen(app, settings)
  const masterPasswordFile =
    settings.masterAdminPassword === undefined ? join(settings.dataDir, MASTER_PASSWORD_FILE) : null
  const lines = [
    readyLine(settings, port),
    ...greeting({ settings, port, demo: demo?.signIn ?? choice, masterPasswordFile }),
  ]
  process.stdout.write(`${lines.join("\n")}\n`)
  // Otherwise only a server that ends in an orderly way leaves what it compiled to the next one.
  flushCompileCache()
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end)
start().catch((error: unknown) => {
  process.stderr.write(`${startFailureLine(error)}\n`)
  process.exit(1)
})
