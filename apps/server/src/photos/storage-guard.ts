import { statfs } from "node:fs/promises"
import { LIMITS } from "@rosette/contract/limits"
import { AppError } from "../refusals/app-error.ts"

const NEARLY_FULL =
  "The disk of this server is nearly full, so nothing new can be added now. Scores are still saved. Please tell the site’s host."
const RETRY_SECONDS = 60

/** Reserves the last free disk space for judging: refuses large uploads before the disk is full. */
export type StorageGuard = {
  /** Throws UNAVAILABLE if less than the minimum is free. */
  refuseWhenFull(): Promise<void>
}

/** The free bytes on a folder's disk; infinite if the file system does not report them. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}

export const createStorageGuard = (freeBytes: () => Promise<number>): StorageGuard => ({
  async refuseWhenFull() {
    if ((await freeBytes()) < LIMITS.storage.minFreeBytes)
      throw new AppError("UNAVAILABLE", { message: NEARLY_FULL, retryAfterSeconds: RETRY_SECONDS })
  },
})
