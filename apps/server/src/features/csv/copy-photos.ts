import { CSV_COLUMN_OF } from "@rosette/contract/entry-columns"
import type { RowIssue } from "@rosette/contract/errors"
import { isPhotoPath } from "@rosette/contract/photo-paths"
import { PHOTO_TEXTS } from "@rosette/contract/photos"
import { entryKeys } from "../../data/sql/import-entries.ts"
import type { Services } from "../../kernel/services.ts"
import type { NumberedEntry } from "./read-rows.ts"

type ShownPhotos = readonly { imageUrl: string | null }[]

export type CopiedPhotos = {
  /** The entries with the addresses of the copies. */
  entries: readonly NumberedEntry[]
  /** The rows whose photo does not exist. */
  problems: RowIssue[]
  /** Under the event's lock: the rows with a photo of the event that no entry shows any more, so that it was removed. */
  goneSince(shown: ShownPhotos): RowIssue[]
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
): Promise<CopiedPhotos> {
  const urls = entries.map(({ entry }) => entry.imageUrl)
  const copies = new Map<string, string | null>()
  const release = () => photos.release([...copies.values()])
  try {
    for (const url of foreignPhotos(await entryKeys(db.read, eventId), urls)) copies.set(url, await photos.copy(url))
  } catch (error) {
    await release()
    throw error
  }
  const copyOf = (url: string | null) => (url === null ? undefined : copies.get(url))
  const notHere = (rows: readonly NumberedEntry[]): RowIssue[] =>
    rows.map(({ row }) => ({ row, column: CSV_COLUMN_OF.imageUrl, message: PHOTO_TEXTS.notHere }))
  const goneSince = (shown: ShownPhotos) => {
    const own = entries.filter(({ entry }) => copyOf(entry.imageUrl) === undefined)
    const ownUrls = own.map(({ entry }) => entry.imageUrl)
    const gone: ReadonlySet<string | null> = new Set(foreignPhotos(shown, ownUrls))
    return notHere(own.filter(({ entry }) => gone.has(entry.imageUrl)))
  }
  if (copies.size === 0) return { entries, problems: [], goneSince, release }
  return {
    entries: entries.map(({ entry, ...row }) => ({
      ...row,
      entry: { ...entry, imageUrl: copyOf(entry.imageUrl) ?? entry.imageUrl },
    })),
    problems: notHere(entries.filter(({ entry }) => copyOf(entry.imageUrl) === null)),
    goneSince,
    release,
  }
}

/** The URLs among these that are photos of this server but shown by none of these entries. */
function foreignPhotos(entries: ShownPhotos, urls: readonly (string | null)[]): string[] {
  const photos = new Set(urls.flatMap((url) => (url !== null && isPhotoPath(url) ? [url] : [])))
  for (const { imageUrl } of entries) if (imageUrl !== null) photos.delete(imageUrl)
  return [...photos]
}
