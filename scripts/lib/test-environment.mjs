const SETTINGS =
  "PORT HOST DATABASE_URL DATABASE_DIRECT_URL DATA_DIR SESSION_SECRET MASTER_ADMIN_PASSWORD DEMO NODE_ENV PUBLIC_URL TRUST_PROXY LOG_LEVEL LOGIN_RATE_LIMIT RETENTION PHOTOS_URL BACKUP_EVERY BACKUP_KEEP BACKUP_TO"

/** The environment without the product's settings, because tests set their own. Turbo sends no telemetry. */
export function testEnvironment(extra = {}) {
  const quiet = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1", DO_NOT_TRACK: "1" }
  const env = { ...process.env, ...quiet, ...extra }
  for (const name of SETTINGS.split(" ")) delete env[name]
  return env
}
