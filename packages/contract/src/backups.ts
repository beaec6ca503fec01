import { z } from "zod"

/** The state of automatic backups: their interval in seconds (null for never), the newest backup, and a failure since then. */
const backupState = z.object({
  everySeconds: z.number().int().nullable(),
  lastAt: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
})
export type BackupState = z.infer<typeof backupState>

export const backupCalls = { backups: { output: backupState } } as const
