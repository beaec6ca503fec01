import { openDatabase } from "../data/database.ts"
import { migrateDatabase } from "../data/migrate.ts"
import type { Settings } from "../env.ts"
import { createMetrics } from "../http/metrics.ts"
import { randomCode } from "../lib/random-code.ts"
import { createPhotoStore } from "../photos/photo-store.ts"
import type { Services } from "../services.ts"
import { createSealer } from "../sessions/seal.ts"
import { createSignInGuard } from "../sessions/sign-in-guard.ts"
import { SEAL_SECONDS } from "../trpc/context.ts"
import { keptSecret, newSessionSecret, prepareDataDir } from "./data-dir.ts"

const MASTER_PASSWORD_CHARS = 16

/** Prepares the data folder and the database, and opens what the server works with. Throws one clear sentence where it cannot. */
export async function openServices(settings: Settings): Promise<Services> {
  prepareDataDir(settings.dataDir)
  const [first, ...older] = settings.sessionSecrets ?? [keptSecret(settings.dataDir, "session-secret", newSessionSecret).secret]
  const masterAdminPassword =
    settings.masterAdminPassword ??
    keptSecret(settings.dataDir, "master-admin-password", () => randomCode(MASTER_PASSWORD_CHARS)).secret
  await migrateDatabase({ url: settings.databaseUrl })
  const db = await openDatabase({ url: settings.databaseUrl })
  return {
    db,
    settings: { ...settings, masterAdminPassword },
    metrics: createMetrics(),
    sealer: createSealer([first ?? newSessionSecret(), ...older], SEAL_SECONDS),
    signIn: createSignInGuard({ enabled: settings.loginRateLimit }),
    photos: createPhotoStore({ dataDir: settings.dataDir, db }),
  }
}

export async function closeServices(services: Services): Promise<void> {
  await services.db.close()
}
