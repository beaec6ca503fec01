import type { PlacedResult } from "@rosette/domain/contest/placed-results"
import { etagDigest } from "../../lib/etag-digest.ts"
import { once } from "../../lib/once.ts"

/** An entry's result as JSON, and the digest of these bytes. */
export type WrittenResult = { json: Buffer; digest: string }

/**
 * Serializes a result when that is first needed. It is a function of its own because what it returns lives as long as the
 * result: made inside another function it would also keep that function's variables, such as all earlier results.
 */
export const writeResult = (result: PlacedResult): (() => WrittenResult) =>
  once(() => {
    const json = Buffer.from(JSON.stringify(result))
    return { json, digest: etagDigest(json) }
  })
