import type { Readable } from "node:stream"

const PHOTO_FILE = /^[0-9a-f]{32}(-thumb)?\.webp$/

export const isPhotoFile = (name: string): boolean => PHOTO_FILE.test(name)

/** A photo that is being read, and the number of its bytes. */
type OpenPhoto = { bytes: number; content: Readable }

/** A range of bytes, both ends included. */
export type Part = { start: number; end: number }

/** The photos of one place: written whole or not at all. Nothing else is ever read from it. */
export type PhotoFiles = {
  write(files: readonly { name: string; content: Buffer }[]): Promise<void>
  /** In bytes; null unless it is the name of an existing photo. */
  size(name: string): Promise<number | null>
  /** Reads a photo or a part of it as it is needed; null unless it is the name of an existing photo. */
  open(name: string, part?: Part): Promise<OpenPhoto | null>
  /** Copies a photo into a new file; false if there is no such photo. */
  copyTo(name: string, file: string): Promise<boolean>
  remove(names: readonly string[]): Promise<void>
  /** The names of photos and of interrupted writes that are older than this. */
  olderThan(ageMs: number): Promise<string[]>
}
