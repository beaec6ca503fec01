import { forgetBackups } from "../backup/forget-backups.ts"
import { mayForgetBackups, sweepRetention } from "../features/retention/sweep.ts"
import type { Services } from "../kernel/services.ts"

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
