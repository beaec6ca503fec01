import { z } from "zod"
import type { Calls } from "./call.ts"

/** The state of automatic backups: their interval in seconds (null for never), the newest backup, and a failure since then. */
const backupState = z.object({
  everySeconds: z.number().int().nullable(),
  lastAt: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
})
export type BackupState = z.infer<typeof backupState>

export const backupCalls = {
  backups: {
    who: "masterAdmin",
    rest: "GET /master-admin/backups",
    says: "The state of the server's backups: their interval in seconds, the newest one, and a failure since then",
    output: backupState,
  },
} as const satisfies Calls
