import type { Database } from "../data/database.ts"
import { AppError } from "../app-error.ts"

/** Keeps re-encoded photos and thumbnails on disk under names nobody can guess. */
export type PhotoStore = {
  /** Stores a picture and gives its path on this server; refuses what is not a picture (UNSUPPORTED_MEDIA_TYPE). */
  save(image: Uint8Array): Promise<string>
  /** Removes the given photos of this server where no entry points to them any more; other addresses are ignored. */
  release(urls: readonly (string | null)[]): Promise<void>
}

export function createPhotoStore(_options: { dataDir: string; db: Database }): PhotoStore {
  return {
    save: async () => {
      throw new AppError("UNAVAILABLE")
    },
    release: async () => undefined,
  }
}
