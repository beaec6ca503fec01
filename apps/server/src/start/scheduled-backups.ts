import { type ArchiveLocation, locationName } from "../backup/archive-location.ts"
import { archiveMoment, archivesIn } from "../backup/kept-archives.ts"
import type { Settings } from "../env.ts"
import type { BackupRecord } from "../kernel/backup-record.ts"

const LOOK_EVERY_MS = 60_000
/** A failed backup is tried again after this time, or when the next one is due. */
const RETRY_AFTER_MS = 900_000

type Log = { info(fields: object, message: string): void; error(fields: object, message: string): void }
type Parts = {
  settings: Pick<Settings, "backupEveryMs" | "backupTo">
  record: BackupRecord
  log: Log
  /** Makes one backup. Rejects with the message of its failure; stops on the signal. */
  makeBackup: (leaving: AbortSignal) => Promise<void>
}

/**
 * Checks every minute whether the newest archive is older than the setting allows, and then makes the next. An archive
 * that another server or a person has put there counts too. `stop` resolves once a running backup has ended.
 */
export function startScheduledBackups(parts: Parts, clock: () => Date = () => new Date()): { stop(): Promise<void> } {
  const leaving = new AbortController()
  if (parts.settings.backupEveryMs === null) return { stop: async () => {} }
  const look = backupWhenDue(parts, parts.settings.backupEveryMs, leaving.signal)
  let running: Promise<void> | null = null
  const turn = () => {
    running ??= look(clock()).finally(() => {
      running = null
    })
  }
  turn()
  const timer = setInterval(turn, LOOK_EVERY_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      leaving.abort()
      await running
    },
  }
}

/** Makes a backup if one is due. Never rejects: failures are in the record and the log. */
export function backupWhenDue({ settings, record, log, makeBackup }: Parts, everyMs: number, leaving: AbortSignal) {
  let failedAt: Date | null = null
  return async (now: Date): Promise<void> => {
    try {
      const newest = await newestArchive(settings.backupTo, now)
      if (newest) record.made(newest)
      const isDue = newest === null || now.getTime() - newest.getTime() >= everyMs
      const isTooEarly = failedAt !== null && now.getTime() - failedAt.getTime() < Math.min(RETRY_AFTER_MS, everyMs)
      if (!isDue || isTooEarly || leaving.aborted) return
      await makeBackup(leaving)
      failedAt = null
      record.made(now)
      log.info({ to: locationName(settings.backupTo) }, "backup made")
    } catch (error) {
      if (leaving.aborted) return
      failedAt = now
      const sentence = error instanceof Error ? error.message : String(error)
      record.failed(now, sentence)
      log.error({ err: error, to: locationName(settings.backupTo) }, "backup failed")
    }
  }
}

/** When the newest archive was made. One that claims to be from later was named by a clock that was ahead. */
export async function newestArchive(location: ArchiveLocation, now: Date): Promise<Date | null> {
  const moments = (await archivesIn(location)).flatMap((name) => archiveMoment(name) ?? [])
  return moments.findLast((moment) => moment <= now) ?? null
}
