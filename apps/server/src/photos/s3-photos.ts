import { createWriteStream } from "node:fs"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { S3mini, S3ServiceError } from "s3mini"
import { isPhotoFile, type PhotoFiles } from "./photo-files.ts"
import type { PhotoLocation } from "./photo-location.ts"

/** How long the store may take to begin its answer. */
const TIMEOUT_MS = 15_000
const LISTED_AT_ONCE = 1_000
const REMOVED_AT_ONCE = 10
const TYPE = "image/webp"

type BucketLocation = Extract<PhotoLocation, { kind: "s3" }>

/** The photos in a bucket of an S3-compatible store, which stores an object whole or not at all. */
export function s3Photos({
  bucket,
  prefix,
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: BucketLocation): PhotoFiles {
  const store = new S3mini({
    accessKeyId,
    secretAccessKey,
    region,
    fetch: beginsInTime,
    endpoint: `${endpoint.replace(/\/+$/, "")}/${bucket}`,
  })
  const keyOf = (name: string) => prefix + name

  const remove = async (names: readonly string[]) => {
    for (let start = 0; start < names.length; start += REMOVED_AT_ONCE) {
      const some = names.slice(start, start + REMOVED_AT_ONCE)
      await Promise.all(some.map((name) => store.deleteObject(keyOf(name))))
    }
  }

  const files: PhotoFiles = {
    async write(photos) {
      try {
        // One after the other, so that a photo is never stored before its thumbnail.
        for (const { name, content } of photos) await store.putObject(keyOf(name), content, TYPE)
      } catch (error) {
        // If the store is unreachable, this fails too: the sweep removes the rest.
        await remove(photos.map(({ name }) => name)).catch(() => {})
        throw error
      }
    },
    async size(name) {
      return isPhotoFile(name) ? store.getContentLength(keyOf(name)).catch(unlessMissing) : null
    },
    async open(name, part) {
      if (!isPhotoFile(name)) return null
      const answer = part
        ? await store.getObjectRaw(keyOf(name), false, part.start, part.end + 1).catch(unlessMissing)
        : await store.getObjectResponse(keyOf(name))
      if (!answer?.body) return null
      return {
        bytes: Number(answer.headers.get("content-length")),
        content: Readable.from(answer.body, { objectMode: false }),
      }
    },
    async copyTo(name, file) {
      const photo = await files.open(name)
      if (photo) await pipeline(photo.content, createWriteStream(file, { flags: "wx", mode: 0o600 }))
      return photo !== null
    },
    remove,
    async olderThan(ageMs) {
      const old: string[] = []
      for (let token: string | undefined; ; ) {
        const page = await store.listObjectsPaged("/", prefix, LISTED_AT_ONCE, token)
        if (!page) throw new Error(`There is no bucket ${bucket}.`)
        for (const { Key, LastModified } of page.objects ?? []) {
          const name = Key.slice(prefix.length)
          if (isPhotoFile(name) && Date.now() - new Date(LastModified).getTime() > ageMs) old.push(name)
        }
        token = page.nextContinuationToken
        if (token === undefined) return old
      }
    },
  }
  return files
}

/** Reading the rest of an answer may take as long as its reader needs. */
async function beginsInTime(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(new Error("The store of photos does not answer.")), TIMEOUT_MS)
  try {
    return await fetch(input, { ...init, signal: timeout.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** For a missing photo the result is null; any other error is thrown. */
function unlessMissing(error: unknown): null {
  const reason = error instanceof Error && error.cause instanceof S3ServiceError ? error.cause : error
  if (reason instanceof S3ServiceError && reason.status === 404) return null
  throw error
}
