import type { Database } from "../data/database.ts"
import type { Settings } from "../env.ts"
import type { StreamSlots } from "../live/stream-slots.ts"
import type { LiveHub } from "../live/subscriber.ts"
import type { PhotoStore } from "../photos/photo-store.ts"
import type { StorageGuard } from "../photos/storage-guard.ts"
import type { BackupRecord } from "./backup-record.ts"
import type { Metrics } from "./metrics.ts"
import type { CreationGuard } from "./sessions/creation-guard.ts"
import type { Digests } from "./sessions/digests.ts"
import type { MalformedCalls } from "./sessions/malformed-calls.ts"
import type { Sealer } from "./sessions/seal.ts"
import type { SignInGuard } from "./sessions/sign-in-guard.ts"
import type { VoteGuard } from "./sessions/vote-guard.ts"
import type { Slots } from "./slots.ts"

/** What procedures may use: opened once at start, closed once at the end. */
export type Services = {
  db: Database
  settings: Settings
  metrics: Metrics
  sealer: Sealer
  digests: Digests
  signIn: SignInGuard
  photos: PhotoStore
  live: LiveHub
  streams: StreamSlots
  creation: CreationGuard
  malformed: MalformedCalls
  votes: VoteGuard
  storage: StorageGuard
  /** By session: each import holds its whole body in memory. */
  importSlots: Slots
  /** By session: each preview of the rules calculates the whole event once more. */
  previewSlots: Slots
  /** By session: each upload holds its picture on the disk. */
  photoSlots: Slots
  /** By event: archives that are being sent. */
  archiveSlots: Slots
  backups: BackupRecord
}
