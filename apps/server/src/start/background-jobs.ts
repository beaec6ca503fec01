import { DAY_MS } from "@rosette/domain/events/day"
import { forgetBackups } from "../backup/forget-backups.ts"
import { runBackup } from "../backup/run-backup.ts"
import { sweepExpired } from "../data/sql/sweep-expired.ts"
import { mayForgetBackups, sweepRetention } from "../features/retention/sweep.ts"
import type { Services } from "../kernel/services.ts"
import { startSweeping } from "../photos/photo-store.ts"
import { startScheduledBackups } from "./scheduled-backups.ts"

type Write = (fields: object, message: string) => void
type Log = { info: Write; warn: Write; error: Write }

/**
 * Starts what the server does without a request: it removes unused photos, expired records and events whose time is over,
 * and makes backups. `stop` resolves once no job uses the database.
 */
export function startBackgroundJobs(services: Services, log: Log): { stop(): Promise<void> } {
  const photoSweep = startSweeping(services.photos, (error) => log.error({ err: error }, "photo sweep failed"))
  const expirySweep = startDailySweep(
    (stopping) => sweepExpired(services.db, new Date(), stopping),
    (error) => log.error({ err: error }, "daily sweep failed"),
  )
  const retentionSweep = startDailySweep(
    async (stopping) => {
      const { eventIds, backups } = await sweepRetentionAndBackups(services, new Date(), stopping)
      if (eventIds.length > 0) log.warn({ eventIds }, "events removed, as their time was over")
      if (backups.length > 0) log.warn({ backups }, "backups removed, as their time was over")
    },
    (error) => log.error({ err: error }, "sweep of events failed"),
  )
  const scheduledBackups = startScheduledBackups({ ...services, record: services.backups, log, makeBackup: runBackup })
  return {
    async stop() {
      photoSweep.stop()
      await expirySweep.stop()
      await retentionSweep.stop()
      await scheduledBackups.stop()
    },
  }
}

/**
 * Sweeps now and every 24 hours, without keeping the process alive; the next sweep tries again after a failure. `stop`
 * resolves once a running sweep has finished its slice, so that the database can be closed.
 */
export function startDailySweep(
  sweepOnce: (leaving: AbortSignal) => Promise<unknown>,
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const sweep = () => sweepOnce(stopped.signal).then(() => {}, onFailure)
  let running = sweep()
  const timer = setInterval(() => {
    running = running.then(sweep)
  }, DAY_MS).unref()
  return {
    stop() {
      clearInterval(timer)
      stopped.abort()
      return running
    },
  }
}

/**
 * The daily work for the retention promise: removes the events whose time is over, and the old backups that still hold
 * them.
 */
export async function sweepRetentionAndBackups(
  services: Pick<Services, "db" | "photos" | "settings">,
  now: Date,
  leaving?: AbortSignal,
): Promise<{ eventIds: number[]; backups: string[] }> {
  const eventIds = await sweepRetention(services, now, leaving)
  const backups = (await mayForgetBackups(services.db, now)) ? await forgetBackups(services.settings, now) : []
  return { eventIds, backups }
}
