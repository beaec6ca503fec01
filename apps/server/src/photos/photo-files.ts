import type { Readable } from "node:stream"

const PHOTO_FILE = /^[0-9a-f]{32}(-thumb)?\.webp$/

export const isPhotoFile = (name: string): boolean => PHOTO_FILE.test(name)

/** A photo on its way: how many bytes come. */
export type OpenPhoto = { bytes: number; content: Readable }

/** Bytes from the first to the last one that is wanted. */
export type Part = { start: number; end: number }

/** The photos of one place: written whole or not at all, and nothing else is ever read from it. */
export type PhotoFiles = {
  write(files: readonly { name: string; content: Buffer }[]): Promise<void>
  /** In bytes; null unless it is the name of an existing photo. */
  size(name: string): Promise<number | null>
  /** Reads a photo or a part of it as it is needed; null unless it is the name of an existing photo. */
  open(name: string, part?: Part): Promise<OpenPhoto | null>
  /** Puts a copy of a photo into a file that is not there yet; false if there is no such photo. */
  copyTo(name: string, file: string): Promise<boolean>
  remove(names: readonly string[]): Promise<void>
  /** The names of photos and of interrupted writes older than that. */
  olderThan(ageMs: number): Promise<string[]>
}
