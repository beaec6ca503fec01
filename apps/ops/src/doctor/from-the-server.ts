// The rules and readers of the server itself: what it says of a set-up at its start, this command says of it at any time.

export { isDiskMissing, locationName } from "../../../server/src/backup/archive-location.ts"
export type { Database } from "../../../server/src/data/database.ts"
export { codesOf, unavailableErrorOf } from "../../../server/src/data/database-unavailable.ts"
export { sqliteFile } from "../../../server/src/data/database-url.ts"
export { migrationsToRun } from "../../../server/src/data/migrations/earlier-version.ts"
export { openDatabase } from "../../../server/src/data/open-database.ts"
export { DEMO_CODES } from "../../../server/src/demo/demo-contests.ts"
export {
  isShortMasterPassword,
  misspeltSettings,
  readSettings,
  SettingError,
  type Settings,
} from "../../../server/src/env.ts"
export { isRecord } from "../../../server/src/lib/is-record.ts"
export { listensEverywhere } from "../../../server/src/lib/lan-addresses.ts"
export { verifyPassword } from "../../../server/src/lib/password-hash.ts"
export { productVersion } from "../../../server/src/lib/product-version.ts"
export { PROGRAM_FILES } from "../../../server/src/lib/program-files.ts"
export { openPhotoFiles } from "../../../server/src/photos/open-photo-files.ts"
export type { PhotoLocation } from "../../../server/src/photos/photo-location.ts"
export { freeBytesOf } from "../../../server/src/photos/storage-guard.ts"
export { hasModes, isOpenToOthers, proveWritable } from "../../../server/src/start/data-dir.ts"
export { isOpenPlainly, misspeltLine } from "../../../server/src/start/greeting.ts"
export { checkPooler, UNDEFINED_TABLE } from "../../../server/src/start/open-migrated.ts"
export { newestArchive } from "../../../server/src/start/scheduled-backups.ts"
export { databaseFailure } from "../../../server/src/start/start-failure.ts"
