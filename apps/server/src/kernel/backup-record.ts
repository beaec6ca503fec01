import type { BackupState } from "@rosette/contract/backups"

/** What this process knows of its backups. */
export type BackupRecord = {
  state(): BackupState
  /** Records that there is a backup of this moment. */
  made(at: Date): void
  /** Records that a backup failed at this moment; the sentence says why. */
  failed(at: Date, sentence: string): void
}

export function createBackupRecord(everyMs: number | null): BackupRecord {
  let lastAt: Date | null = null
  let failure: { at: Date; sentence: string } | null = null
  return {
    state: () => ({
      everySeconds: everyMs === null ? null : everyMs / 1_000,
      lastAt: lastAt?.toISOString() ?? null,
      failure: failure?.sentence ?? null,
    }),
    made(at) {
      lastAt = at
      if (failure && at > failure.at) failure = null
    },
    failed(at, sentence) {
      failure = { at, sentence }
    },
  }
}
