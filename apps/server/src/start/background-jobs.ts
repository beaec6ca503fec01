import { runBackup } from "../backup/run-backup.ts"
import { sweepExpired } from "../data/sql/sweep-expired.ts"
import type { Services } from "../kernel/services.ts"
import { startSweeping } from "../photos/photo-store.ts"
import { startDailySweep } from "./daily-sweep.ts"
import { sweepRetentionAndBackups } from "./retention-sweep.ts"
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
