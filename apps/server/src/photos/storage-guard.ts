import { statfs } from "node:fs/promises"
import { LIMITS } from "@rosette/contract"
import { AppError } from "../kernel/app-error.ts"

const NEARLY_FULL =
  "The disk of this server is nearly full, so nothing new can be added now. Scores are still saved. Please tell the site's host."
const RETRY_SECONDS = 60

/** Keeps the last free space of the disk for judging: what is new and large is refused before the disk is full. */
export type StorageGuard = {
  /** Throws UNAVAILABLE where less than the floor is free. */
  refuseWhenFull(): Promise<void>
}

/** The bytes that are free on the disk of a folder; infinite where the file system does not tell. */
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
