import { CSV_TEXTS } from "@rosette/contract/csv"
import { LIMITS } from "@rosette/contract/limits"
import { PHOTO_TEXTS } from "@rosette/contract/photos"
import { ARCHIVE_TEXTS } from "@rosette/contract/retention"
import { RULES_TEXTS } from "@rosette/contract/rules"
import type { MigrationReport } from "../data/migrations/migration-history.ts"
import { MASTER_PASSWORD_FILE, SESSION_SECRET_FILE, type Settings } from "../env.ts"
import { createBackupRecord } from "../kernel/backup-record.ts"
import { SEAL_SECONDS } from "../kernel/context.ts"
import { createMetrics } from "../kernel/metrics.ts"
import type { Services } from "../kernel/services.ts"
import { createCreationGuard } from "../kernel/sessions/creation-guard.ts"
import { createDigests } from "../kernel/sessions/digests.ts"
import { limitersOf } from "../kernel/sessions/limiters.ts"
import { createMalformedCalls } from "../kernel/sessions/malformed-calls.ts"
import { createSealer } from "../kernel/sessions/seal.ts"
import { createSignInGuard } from "../kernel/sessions/sign-in-guard.ts"
import { createVoteGuard } from "../kernel/sessions/vote-guard.ts"
import { createSlots } from "../kernel/slots.ts"
import { randomCode } from "../lib/random-code.ts"
import { openLiveHub } from "../live/hub.ts"
import { createStreamSlots } from "../live/stream-slots.ts"
import { openPhotoFiles } from "../photos/open-photo-files.ts"
import { createPhotoStore } from "../photos/photo-store.ts"
import { createStorageGuard, freeBytesOf } from "../photos/storage-guard.ts"
import { newSessionSecret, prepareDataDir, refuseShortPassword, storedSecret } from "./data-dir.ts"
import { openMigrated } from "./open-migrated.ts"

const MASTER_PASSWORD_CHARS = 16

/** Prepares the data folder and the database and opens all services. Throws one clear sentence on failure. */
export async function openServices(
  settings: Settings,
  onUpdate?: (report: MigrationReport) => void,
): Promise<Services> {
  prepareDataDir(settings.dataDir)
  refuseShortPassword(settings)
  const [first, ...older] = settings.sessionSecrets ?? [
    storedSecret(settings.dataDir, SESSION_SECRET_FILE, newSessionSecret),
  ]
  const masterAdminPassword =
    settings.masterAdminPassword ??
    storedSecret(settings.dataDir, MASTER_PASSWORD_FILE, () => randomCode(MASTER_PASSWORD_CHARS))
  const secrets: [string, ...string[]] = [first ?? newSessionSecret(), ...older]
  const digests = createDigests(secrets, masterAdminPassword)
  const db = await openMigrated(settings, onUpdate)
  const openLimiter = limitersOf(db, secrets[0])
  return {
    db,
    settings: { ...settings, masterAdminPassword },
    metrics: createMetrics(),
    sealer: createSealer(secrets, SEAL_SECONDS),
    digests,
    signIn: createSignInGuard({ enabled: settings.loginRateLimit, openLimiter }),
    photos: createPhotoStore({ files: openPhotoFiles(settings.photos), db }),
    live: await openLiveHub(db, digests),
    streams: createStreamSlots(LIMITS.live.streamsPerSession),
    creation: createCreationGuard({
      onlyMasterAdmin: settings.eventCreation === "master",
      throttled: settings.loginRateLimit,
      openLimiter,
    }),
    malformed: createMalformedCalls({ enabled: settings.loginRateLimit, openLimiter }),
    votes: createVoteGuard({ enabled: settings.loginRateLimit, openLimiter }),
    storage: createStorageGuard(() => freeBytesOf(settings.dataDir)),
    importSlots: createSlots({ mostAtOnce: 16, underWay: CSV_TEXTS.underWay, waitSeconds: 5 }),
    previewSlots: createSlots({ mostAtOnce: 16, underWay: RULES_TEXTS.underWay, waitSeconds: 1 }),
    photoSlots: createSlots({ mostAtOnce: LIMITS.photo.uploadsAtOnce, underWay: PHOTO_TEXTS.underWay, waitSeconds: 5 }),
    archiveSlots: createSlots({ mostAtOnce: 16, underWay: ARCHIVE_TEXTS.underWay, waitSeconds: 10 }),
    backups: createBackupRecord(settings.backupEveryMs),
  }
}

export async function closeServices(services: Services): Promise<void> {
  await services.live.close()
  await services.db.close()
}
