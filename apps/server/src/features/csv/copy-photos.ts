import { CSV_COLUMN_OF } from "@rosette/contract/csv"
import type { RowIssue } from "@rosette/contract/errors"
import { PHOTO_TEXTS } from "@rosette/contract/photos"
import { foreignPhotos } from "../../data/records/photos-of-event.ts"
import type { Services } from "../../kernel/services.ts"
import type { NumberedEntry } from "./read-rows.ts"

type Copied = {
  /** The entries with the addresses of the copies. */
  entries: readonly NumberedEntry[]
  /** The rows whose photo does not exist. */
  problems: RowIssue[]
  /** Removes the copies that no entry shows: all of them if nothing was saved. */
  release(): Promise<void>
}

/**
 * Copies the photos of this server that a file takes from another event, each once: an event shows only its own photos.
 */
export async function copyPhotos(
  { db, photos }: Pick<Services, "db" | "photos">,
  eventId: number,
  entries: readonly NumberedEntry[],
): Promise<Copied> {
  const urls = entries.map(({ entry }) => entry.imageUrl)
  const copies = new Map<string, string | null>()
  const release = () => photos.release([...copies.values()])
  try {
    for (const url of await foreignPhotos(db.read, eventId, urls)) copies.set(url, await photos.copy(url))
  } catch (error) {
    await release()
    throw error
  }
  const copyOf = (url: string | null) => (url === null ? undefined : copies.get(url))
  if (copies.size === 0) return { entries, problems: [], release }
  return {
    entries: entries.map(({ entry, ...row }) => ({
      ...row,
      entry: { ...entry, imageUrl: copyOf(entry.imageUrl) ?? entry.imageUrl },
    })),
    problems: entries
      .filter(({ entry }) => copyOf(entry.imageUrl) === null)
      .map(({ row }) => ({ row, column: CSV_COLUMN_OF.imageUrl, message: PHOTO_TEXTS.notHere })),
    release,
  }
}
