import { openAsBlob } from "node:fs"
import { S3mini } from "s3mini"
import type { Bucket } from "./archive-location.ts"

/** How long the store may take for a request, and for one with a part of an archive. */
const PATIENCE_MS = 15_000
const UPLOAD_PATIENCE_MS = 600_000
const LISTED_AT_ONCE = 1_000
const TYPE = "application/gzip"
/** What is larger is sent in parts, which are read as they are sent, four at a time. A store takes at most 10,000. */
const PART_BYTES = 8 * 1024 ** 2
const MOST_PARTS = 9_000

/** The archives in a bucket of an S3-compatible store. An object is there whole or not at all. */
export function bucketArchives(location: Bucket) {
  const { prefix } = location
  const store = clientOf(location, PATIENCE_MS)
  return {
    async names(): Promise<string[]> {
      const names: string[] = []
      for (let token: string | undefined; ; ) {
        const page = await store.listObjectsPaged("/", prefix, LISTED_AT_ONCE, token)
        if (!page) throw new Error(`There is no bucket ${location.bucket}.`)
        names.push(...(page.objects ?? []).map(({ Key }) => Key.slice(prefix.length)))
        token = page.nextContinuationToken
        if (token === undefined) return names
      }
    },
    async remove(name: string): Promise<void> {
      await store.deleteObject(prefix + name)
    },
    /** Sends a file there. Throws one sentence unless all of it has arrived. */
    async put(name: string, file: string): Promise<void> {
      const content = await openAsBlob(file, { type: TYPE })
      const partBytes = Math.max(PART_BYTES, Math.ceil(content.size / MOST_PARTS))
      try {
        await clientOf(location, UPLOAD_PATIENCE_MS, partBytes).putAnyObject(prefix + name, content, TYPE)
        // A store may say only in the text of its answer that it could not put the parts together.
        const arrived = await store.getContentLength(prefix + name)
        if (arrived !== content.size) throw new Error(`${arrived} of ${content.size} bytes have arrived.`)
      } catch (error) {
        await store.deleteObject(prefix + name).catch(() => {})
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`The archive could not be put into the bucket ${location.bucket}: ${reason}`, { cause: error })
      }
    },
  }
}

function clientOf({ endpoint, bucket, accessKeyId, secretAccessKey, region }: Bucket, ms: number, partBytes?: number) {
  return new S3mini({
    accessKeyId,
    secretAccessKey,
    region,
    requestAbortTimeout: ms,
    ...(partBytes !== undefined && { minPartSize: partBytes }),
    endpoint: `${endpoint.replace(/\/+$/, "")}/${bucket}`,
  })
}
